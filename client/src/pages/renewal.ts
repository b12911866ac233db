/** A page opened yesterday may ask for a file that today's build no longer has, and any file may be lost on the way. */
const KEPT = 'sabot.renewed';
const AGAIN = 1_500;

/** Loads the page anew if the house has another one by now, once; where there is just no line, it stays as it is. */
export async function renewIfOld(own = new URL(import.meta.url).pathname, reload = () => location.reload()): Promise<void> {
  const page = await fetch('/', { cache: 'no-store' }).then((answer) => (answer.ok ? answer.text() : own), () => own);
  if (page.includes(own) || sessionStorage.getItem(KEPT) === own) return;
  sessionStorage.setItem(KEPT, own);
  reload();
}

/** A part that is asked for again comes without its lost style, as Vite asks for that only once. A copy of the link asks again. */
export function askAgain({ target }: Event) {
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') setTimeout(() => target.replaceWith(target.cloneNode()), AGAIN);
}
