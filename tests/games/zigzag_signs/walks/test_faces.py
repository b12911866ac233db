"""Every animal makes every gesture so that it can be told apart on a phone (ZS-15)."""

import pytest

from sabot.games.zigzag_signs.signs import GESTURES
from tests.games.zigzag_signs.walks.faces import EVERYBODY, SIZE, bare_page

FRAME = 1.9  # of an avatar's box, which hats and paws reach over
APART = 0.15  # of the pixels that either gesture paints; the closest two have 0.21

# By gesture, how many pixels at the picture's edge are painted; by pair, the share of pixels that
# differ by more than 40 of 255 levels of grey, of those that either paints.
COMPARE = """async ([animal, gestures, size]) => {
  const FELT = 70, STEP = 40;
  const pixels = (image, side) => {
    const pen = new OffscreenCanvas(side, side).getContext('2d', { willReadFrequently: true });
    pen.drawImage(image, 0, 0, side, side);
    return pen.getImageData(0, 0, side, side).data;
  };
  const edgeOf = (image) => {
    const side = image.naturalWidth, data = pixels(image, side);
    return [...Array(side).keys()]
      .flatMap((n) => [n, n * side, n * side + side - 1, (side - 1) * side + n])
      .filter((at) => data[4 * at + 3]).length;
  };
  const greyOf = (image) => {
    const data = pixels(image, size), grey = new Float32Array(size * size);
    return grey.map((_, n) => {
      const [red, green, blue, alpha] = data.subarray(4 * n, 4 * n + 4);
      const share = alpha / 255;
      return share * (0.3 * red + 0.59 * green + 0.11 * blue) + (1 - share) * FELT;
    });
  };
  const apart = (one, other) => {
    let [painted, differ] = [0, 0];
    one.forEach((grey, n) => {
      if (grey !== FELT || other[n] !== FELT) painted++;
      if (Math.abs(grey - other[n]) > STEP) differ++;
    });
    return differ / painted;
  };
  const images = gestures.map((gesture) =>
    Object.assign(new Image(), { src: faces.stillFace(animal, gesture) }));
  await Promise.all(images.map((image) => image.decode()));
  const greys = images.map(greyOf);
  return {
    edges: images.map(edgeOf),
    pairs: greys.flatMap((one, n) =>
      greys.slice(n + 1).map((other, m) =>
        [gestures[n], gestures[n + 1 + m], apart(one, other)])),
  };
}"""


@pytest.fixture(scope="module")
def page(chromium):
    page = bare_page(chromium)
    yield page
    page.close()


def compare(page, animal, gestures=GESTURES):
    return page.evaluate(COMPARE, [animal, list(gestures), round(FRAME * SIZE)])


@pytest.mark.parametrize("animal", EVERYBODY)
def test_twelve_gestures_stay_in_their_frame_and_differ_in_grey(page, animal):
    found = compare(page, animal)
    assert dict(zip(GESTURES, found["edges"], strict=True)) == dict.fromkeys(GESTURES, 0)
    assert len(found["pairs"]) == 66
    assert [pair for pair in found["pairs"] if pair[2] < APART] == []


def test_two_gestures_that_look_alike_would_be_noticed(page):
    (alike,) = compare(page, "bear", ["wink", "wink"])["pairs"]
    assert alike[2] < APART
