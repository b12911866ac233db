/** Text into the clipboard; true if it got there. */
export async function copied(text: string): Promise<boolean> {
  return (
    (await (navigator.clipboard as Clipboard | undefined)?.writeText(text).then(
      () => true,
      () => false,
    )) || byHand(text)
  );
}

/** Plain http on a local network has no clipboard: there a field is selected and copied, as one would by hand. */
function byHand(text: string): boolean {
  const focus = document.activeElement;
  const field = Object.assign(document.createElement('textarea'), { value: text, readOnly: true });
  field.style.cssText = 'position: fixed; top: 0; opacity: 0';
  document.body.append(field);
  field.select();
  const done = document.execCommand('copy');
  field.remove();
  if (focus instanceof HTMLElement) focus.focus({ preventScroll: true });
  return done;
}
