"""Which parts of a page the browser keeps on layers of their own, by its own account."""


class Layers:
    """What comes to lie on another layer must be repainted, however still it stands."""

    def __init__(self, page):
        self.now, self.pixels, self.largest = set(), 0, 0
        line = page.context.new_cdp_session(page)
        line.on("LayerTree.layerTreeDidChange", self._changed)
        line.send("DOM.enable")
        line.send("LayerTree.enable")

    def _changed(self, told):
        seen = [layer for layer in told.get("layers", []) if layer["drawsContent"]]
        layers = {(each.get("backendNodeId"), each["width"], each["height"]) for each in seen}
        sizes = [width * height for _, width, height in layers - self.now]
        if self.now:  # the first ones are the page as it was
            self.pixels += sum(sizes)
            self.largest = max([self.largest, *sizes])
        self.now = layers or self.now
