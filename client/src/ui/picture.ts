/** A drawing as a picture: as elements of the page it would be laid out and layered with it, frame by frame. */
export function picture(box: string, inside: string): string {
  return `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" stroke-linecap="round" stroke-linejoin="round">${inside}</svg>`)}`;
}

/** A colour of `app.css` by its value; a picture can't look it up itself. */
export function valueOf(colour: string): string {
  const name = /^var\((.*)\)$/.exec(colour)?.[1];
  return name ? getComputedStyle(document.documentElement).getPropertyValue(name).trim() : colour;
}
