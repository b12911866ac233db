"""Cards of Zigzag as eyes see them at 64 px: without colour, or with two kinds of cones.

The matrices are for linear sRGB: luminance (Rec. 709), and dichromats after Machado, Oliveira and
Fernandes (2009).
"""

from itertools import combinations

from tests.games.zigzag_signs.walks.painted import cards, easel

SIGHTS = {
    "grey": [[0.2126, 0.7152, 0.0722]] * 3,
    "deuteranopia": [
        [0.367322, 0.860646, -0.227968],
        [0.280085, 0.672501, 0.047413],
        [-0.01182, 0.04294, 0.968881],
    ],
    "protanopia": [
        [0.152286, 1.052583, -0.204868],
        [0.114503, 0.786281, 0.099216],
        [-0.003882, -0.048116, 1.051998],
    ],
    "tritanopia": [
        [1.255528, -0.076749, -0.178779],
        [-0.078411, 0.930809, 0.147602],
        [0.004733, 0.691367, 0.3039],
    ],
}
CLEAR = 10  # ΔE*ab between two pixels (in grey: of L*); side by side, eyes see 2.3

EYE = (
    f"const CLEAR = {CLEAR};"
    + """
const [WIDE, TALL, UNIT] = [64, 90, 64 / 240];
const WHITE = [0.9505, 1, 1.089];
const XYZ = [[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]];

const apply = (matrix, [x, y, z]) => matrix.map(([a, b, c]) => a * x + b * y + c * z);
const linear = (byte) => (byte > 10 ? ((byte / 255 + 0.055) / 1.055) ** 2.4 : byte / 255 / 12.92);
const root = (t) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);

/** As the client shows it: painted at its full size, then made smaller. */
async function pixels(card) {
  const image = Object.assign(new Image(), { src: pictureOf(card, 190) });
  await image.decode();
  const pen = new OffscreenCanvas(WIDE, TALL).getContext('2d', { willReadFrequently: true });
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(image, 0, 0, WIDE, TALL);
  return pen.getImageData(0, 0, WIDE, TALL).data;
}

/** L*, a*, b* of every pixel. */
function lab(data, sight) {
  const out = new Float32Array(3 * WIDE * TALL);
  for (let at = 0; at < WIDE * TALL; at++) {
    const light = [0, 1, 2].map((channel) => linear(data[4 * at + channel]));
    const left = apply(sight, light).map((part) => Math.min(1, Math.max(0, part)));
    const [x, y, z] = apply(XYZ, left).map((part, axis) => root(part / WHITE[axis]));
    out.set([116 * y - 16, 500 * (x - y), 200 * (y - z)], 3 * at);
  }
  return out;
}

const inMark = (row) => (x, y) => x >= 11 && x < 63 && y >= 11 + row * 60.5 && y < 63 + row * 60.5;
const outsideTab = (x, y) => x >= 72 || y >= 194;
const within = (place) => Array.from({ length: WIDE * TALL }, (_, at) => at)
  .filter((at) => place((at % WIDE + 0.5) / UNIT, (Math.floor(at / WIDE) + 0.5) / UNIT));
const [PICTURE, MARKS] = [within(outsideTab), [0, 1, 2].map((row) => within(inMark(row)))];

/** The share of pixels that clearly differ. */
function apart(one, other, place) {
  const by = (at, axis) => one[3 * at + axis] - other[3 * at + axis];
  const clear = (at) => Math.hypot(by(at, 0), by(at, 1), by(at, 2)) > CLEAR;
  return place.filter(clear).length / place.length;
}

/** `pairs`: two cards by number, and the row of the mark to compare. */
async function look(cards, pairs, sight) {
  const faces = [];
  for (const card of cards) faces.push(lab(await pixels(card), sight));
  const lightness = (face) => PICTURE.reduce((sum, at) => sum + face[3 * at], 0) / PICTURE.length;
  const shares = ([one, other, row]) =>
    [PICTURE, MARKS[row]].map((place) => apart(faces[one], faces[other], place));
  return { lightness: faces.map(lightness), shares: pairs.map(shares) };
}
"""
)


def gallery(page):
    page = easel(page)
    page.add_script_tag(content=EYE)
    return page


def look(page, sight, pairs):
    """Of each face its mean L* beside the tab; of each pair its shares: picture and mark."""
    how = [cards(), pairs, SIGHTS[sight]]
    return page.evaluate("([cards, pairs, sight]) => look(cards, pairs, sight)", how)


def neighbours():
    """Every two cards that differ in one feature, and the row of that."""
    rows = {
        (one, other): [row for row in range(3) if here[row] != there[row]]
        for (one, here), (other, there) in combinations(enumerate(cards()), 2)
    }
    return [(*pair, *row) for pair, row in rows.items() if len(row) == 1]
