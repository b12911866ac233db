"""What a page fetches: little, squeezed, once; and what it does if that is no longer there."""

from playwright.sync_api import expect

FEW = 8  # page, script, style, words, icon, two fonts, and one to spare
NEW_PAGE = '<!doctype html><script type="module" src="/assets/server-of-today.js"></script>'


def is_asset(answer):
    return "/assets/" in answer.url


def is_squeezed(headers):
    """Or not worth it."""
    small = int(headers["content-length"]) < 600
    return small or headers.get("content-encoding") in ("br", "gzip")


def test_a_table_by_link_is_a_handful_of_files_and_squeezed(visitor):
    host = visitor()
    host.page.get_by_test_id("play-zinga").click()
    host.page.get_by_test_id("bell").wait_for()
    friend, answers = visitor(None), []
    friend.page.on("response", lambda answer: answers.append(answer))
    friend.page.goto(host.page.url)
    friend.page.get_by_test_id("bell").wait_for()
    files = [answer for answer in answers if is_asset(answer)]
    assert len(files) <= FEW + 3  # and the game: its script, its style, and a door to them
    texts = [file for file in files if file.url.endswith((".js", ".css"))]
    assert all(is_squeezed(file.headers) for file in texts)


def test_a_game_whose_files_were_lost_on_the_way_comes_all_the_same(chromium, server):
    context = chromium.new_context(base_url=server.url)
    page, lost = context.new_page(), set()

    def lose_once(route):
        is_new = route.request.url not in lost
        lost.add(route.request.url)
        route.abort() if is_new else route.continue_()

    for part in ("zinga", "en"):
        page.route(f"**/assets/{part}-*", lose_once)
    page.goto("/")
    page.get_by_test_id("play-zinga").click()
    page.get_by_test_id("bell").wait_for()
    expect(page.get_by_test_id("phase")).to_have_css("display", "grid")
    assert {url.rpartition(".")[2] for url in lost} == {"js", "css"}
    context.close()


def test_a_page_of_yesterday_is_loaded_anew_once_when_its_files_are_gone(chromium, server):
    context = chromium.new_context(base_url=server.url)
    page, loaded = context.new_page(), []
    page.on("load", lambda page: loaded.append(page))
    page.route("**/assets/Trainer-*.js", lambda route: route.fulfill(status=404))
    page.route(server.url + "/", lambda route: route.fulfill(body=NEW_PAGE))
    page.goto("/train/zinga")
    for _ in range(200):
        if len(loaded) < 2:
            page.wait_for_timeout(100)
    page.wait_for_timeout(2_000)  # long enough to go round and round
    assert len(loaded) == 2
    context.close()
