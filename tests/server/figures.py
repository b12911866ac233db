"""What a Prometheus metric says, by the name of its sample."""


def samples(metric):
    return {
        (sample.name, *sample.labels.values()): sample.value
        for family in metric.collect()
        for sample in family.samples
    }


def count_of(histogram):
    [count] = [value for (name, *_), value in samples(histogram).items() if name.endswith("_count")]
    return count
