/** A page opened yesterday may ask for a file that today's build no longer has, and any file may be lost on the way. */
import { stored, text } from '../stored';

const renewed = stored('sabot.renewed', '', text, () => sessionStorage); // the builds that were too old
const AGAIN = 1_500;
const LONGEST = 30_000;

/** Reloads the page once for each build that the server no longer has; without a connection it stays as it is. */
export async function renewIfOld(
  own = new URL(import.meta.url).pathname,
  reload = () => location.reload(),
): Promise<void> {
  const page = await fetch('/', { cache: 'no-store' }).then(
    (answer) => (answer.ok ? answer.text() : own),
    () => own,
  );
  const before = renewed.get().split(' ');
  if (page.includes(own) || before.includes(own)) return;
  renewed.set([...before, own].join(' '));
  reload();
}

/** Asks for a part of the page until it comes: the line may come back. */
export async function insist<Part>(ask: () => Promise<Part>, isWanted = () => true): Promise<Part | undefined> {
  for (let pause = AGAIN; isWanted(); pause = Math.min(2 * pause, LONGEST)) {
    const part = await ask().catch(() => undefined);
    if (part !== undefined) return part;
    await new Promise((done) => setTimeout(done, pause));
  }
}

/** A part that is asked for again comes without its lost style, as Vite asks for that only once. A copy of the link asks again. */
export function askAgain({ target }: Event) {
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet')
    setTimeout(() => target.replaceWith(target.cloneNode()), AGAIN);
}
