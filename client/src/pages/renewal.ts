/** A page opened yesterday may ask for a file that today's build no longer has. */
const KEPT = 'sabot.renewed';

/** Loads the page anew if the house has another one by now, once; where there is just no line, it stays as it is. */
export async function renewIfOld(own: string, reload = () => location.reload()): Promise<void> {
  const page = await fetch('/', { cache: 'no-store' }).then((answer) => (answer.ok ? answer.text() : own), () => own);
  if (page.includes(own) || sessionStorage.getItem(KEPT) === own) return;
  sessionStorage.setItem(KEPT, own);
  reload();
}
