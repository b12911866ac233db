"""The lab that proves the arbiter: races by the thousand, honest and not, and what they show."""

from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import Any, NamedTuple

from tqdm import tqdm

from sabot.core.game import Seat
from sabot.core.record import order
from sabot.sim.dash import Options
from sabot.sim.lab import Lab, Race
from sabot.sim.liars import LIARS, Faker, Honest
from sabot.sim.network import HEAVY, Weather
from sabot.sim.schemes import SCHEMES
from sabot.sim.tally import Tally

RTTS = (5, 40, 120, 250)
NEAR = (10, 20, 40, 60)
CHUNK = 2_000  # races at one table
WORST = ("delays_pongs", "delays_all_pongs", "shakes")  # goals are set for these
WINDOW = 1_500
SLOW = (1_050_000.0, 150_000.0, 100_000.0)  # players for whom such a window is short


class Setting(NamedTuple):
    """One kind of table."""

    name: str
    races: int
    rtts: tuple[float, ...] = RTTS
    weather: Weather = Weather()
    liar: tuple[Seat, str] | None = None
    window: int = 0
    lines: int = 2
    beats: bool = False


class Chunk(NamedTuple):
    setting: Setting
    number: int
    races: int
    seed: str


Results = dict[str, dict[str, Tally]]


def fairness(
    races: int, rtts: tuple[float, ...], weather: Weather, seed: str, jobs: int
) -> dict[str, Any]:
    settings = list(plan(races, rtts, weather))
    return summary(run_all(settings, seed, jobs), rtts) | {"races": races}


def plan(races: int, rtts: tuple[float, ...], weather: Weather) -> Iterator[Setting]:
    """Shares need many races, medians and means far fewer."""
    quarter, tenth, few = (max(1, races // part) for part in (4, 10, 40))
    yield Setting("main", races, rtts, weather)
    yield Setting("near", tenth, NEAR, weather)
    yield Setting("heavy", quarter, rtts, HEAVY)
    yield Setting("deadline", tenth, rtts, weather, window=WINDOW)
    yield Setting("beats", few, rtts, weather, beats=True)
    yield Setting("one_line", few, rtts, weather, lines=1)
    for name in (*LIARS, "faker"):
        for seat in range(len(rtts)):
            number = tenth if name in WORST else few
            yield Setting(f"{name}/{seat}", number, rtts, weather, liar=(seat, name))


def run_all(settings: list[Setting], seed: str, jobs: int) -> Results:
    chunks = [chunk for setting in settings for chunk in chunks_of(setting, seed)]
    results: Results = {}
    bar = tqdm(total=sum(chunk.races for chunk in chunks), unit="race", disable=None)
    for chunk, tallies in zip(chunks, work(chunks, jobs), strict=True):
        gather(results.setdefault(chunk.setting.name, {}), tallies)
        bar.update(chunk.races)
    bar.close()
    return results


def chunks_of(setting: Setting, seed: str) -> Iterator[Chunk]:
    for number, start in enumerate(range(0, setting.races, CHUNK)):
        yield Chunk(setting, number, min(CHUNK, setting.races - start), seed)


def work(chunks: list[Chunk], jobs: int) -> Iterable[dict[str, Tally]]:
    if jobs == 1:
        yield from map(run_chunk, chunks)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(run_chunk, chunks)


def gather(all: dict[str, Tally], fresh: dict[str, Tally]) -> None:
    for name, tally in fresh.items():
        if name in all:
            all[name].join(tally)
        else:
            all[name] = tally


def run_chunk(chunk: Chunk) -> dict[str, Tally]:
    """One table's races, judged by the sabot and, in the main run, by the other schemes too."""
    setting, rtts = chunk.setting, [int(rtt * 1000) for rtt in chunk.setting.rtts]
    seed = f"{chunk.seed}/{setting.name}/{chunk.number}"
    lab = Lab(rtts, setting.weather, liars_of(setting), seed,
              Options(decoy=wants_decoy(setting), window=setting.window),
              lines=setting.lines, beats=setting.beats,
              **({"reflex": SLOW} if setting.window else {}))  # fmt: skip
    names = ["sabot", *(SCHEMES if setting.name == "main" else ())]
    tallies = {name: Tally(len(rtts)) for name in names}
    usual = lab.usual()
    for race in lab.races(chunk.races):
        judge(tallies["sabot"], race)
        for name in names[1:]:
            verdict = SCHEMES[name](race.runs, usual)
            tallies[name].add(verdict.order, race.runs, verdict.added)
    return tallies


def liars_of(setting: Setting) -> dict[Seat, type[Honest]]:
    if setting.liar is None:
        return {}
    seat, name = setting.liar
    return {seat: LIARS.get(name, Faker)}


def wants_decoy(setting: Setting) -> bool:
    """Something older to shop for."""
    return setting.liar is not None and setting.liar[1] == "shopper"


def judge(tally: Tally, race: Race) -> None:
    for seat in race.missed:
        tally.missed[seat] += 1
    seats = [record.seat for record in race.records]
    if race.missed or len(seats) < tally.seats:
        tally.races += 1
        return
    tally.add(seats, race.runs, race.decided - min(run.arrived for run in race.runs))
    capped = any(record.final == "cap" for record in race.records)
    tally.capped += race.records[0].final == "cap"
    tally.revised += not capped and order(race.records) != tuple(seats)
    for record in race.records:
        truth = race.shown + race.runs[record.seat].reaction
        tally.gain[record.seat] += truth - record.tau


def summary(results: Results, rtts: tuple[float, ...]) -> dict[str, Any]:
    main, near = results["main"]["sabot"], results["near"]["sabot"]
    liars = {name: liar(results, name, rtts) for name in LIARS}
    worst = {
        key: {str(rtt): max(figures[key][str(rtt)] for figures in liars.values()) for rtt in rtts}
        for key in ("gain_ms", "share")
    }
    return main.figures() | {
        "closed_by_cap": main.percent(main.capped),
        "near_added_p50": near.added_at(0.5),
        "near_added_p99": near.added_at(0.99),
        "heavy_deviation": results["heavy"]["sabot"].deviation(),
        "liar_gain_ms": worst["gain_ms"],
        "liar_share": worst["share"],
        "liars": liars,
        "faker": liar(results, "faker", rtts),
        "revised": sum(tally["sabot"].revised for tally in results.values()),
        "schemes": {name: results["main"][name].figures() for name in SCHEMES},
        "heavy": results["heavy"]["sabot"].figures(),
        "beats": results["beats"]["sabot"].figures(),
        "one_line": results["one_line"]["sabot"].figures(),
        "deadline_missed": missed(results["deadline"]["sabot"], rtts),
    }


def liar(results: Results, name: str, rtts: tuple[float, ...]) -> dict[str, dict[str, float]]:
    """Gain and win share of the one liar among honest players, by its round trip."""
    tallies = {seat: results[f"{name}/{seat}"]["sabot"] for seat in range(len(rtts))}
    return {
        "gain_ms": {str(rtts[seat]): tally.mean_gain(seat) for seat, tally in tallies.items()},
        "share": {str(rtts[seat]): tally.share(seat) for seat, tally in tallies.items()},
    }


def missed(tally: Tally, rtts: tuple[float, ...]) -> dict[str, float]:
    return {str(rtt): tally.percent(tally.missed[seat]) for seat, rtt in enumerate(rtts)}
