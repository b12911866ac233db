"""The film: scene after scene as PNG frames, then as an animated WebP."""

from io import BytesIO

from PIL import Image

from tests.prove.showcase.budget import best, length
from tests.prove.showcase.camera import Camera
from tests.prove.showcase.scenes import FILM, find

SIZE, SCALE = (920, 690), 0.9  # as wide as GitHub shows a README
FRAME = 66  # ms
MOST = 2_000_000  # bytes
QUALITIES = range(60, 30, -3)


def make(browser, server):
    frames = [frame for scene in FILM for frame in recorded(browser, server, scene)]
    film = best(lambda quality: encoded(frames, quality), QUALITIES, MOST)
    print(f"sabot: {len(frames)} frames, {length(film) / 1000:.1f} s")
    return film


def recorded(browser, server, scene):
    camera = Camera(browser, server, SIZE, SCALE)
    camera.open(found := find(scene), found.begins, scene.caption)
    camera.play()
    for _ in range(round(scene.lasts / scene.pace / FRAME)):
        yield camera.shoot()
        camera.go_on(FRAME)
    camera.close()


def encoded(frames, quality):
    """No key frames but the first: nobody winds a picture on."""
    first, *rest = frames
    film = BytesIO()
    opened(first).save(
        film, "WEBP", save_all=True, append_images=map(opened, rest),
        duration=FRAME, loop=0, quality=quality, method=4, kmin=0, kmax=0,
    )  # fmt: skip
    return film.getvalue()


def opened(frame):
    return Image.open(BytesIO(frame)).convert("RGB")
