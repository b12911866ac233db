/** A drawing as a picture: as elements of the page it would be laid out and layered with it, frame by frame. In pixels,
 *  for a drawing in another size would be drawn anew. */

/** `span`: what a side of the square around 0 measures in the drawing. */
export function pixels(side: number, span: number, draw: (pen: CanvasRenderingContext2D) => void): string {
  const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side });
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) return '';
  pen.setTransform(side / span, 0, 0, side / span, side / 2, side / 2);
  draw(pen);
  return canvas.toDataURL();
}

/** A colour of `app.css` by its value; a picture can't look it up itself. */
export function valueOf(colour: string): string {
  const name = /^var\((.*)\)$/.exec(colour)?.[1];
  return name ? getComputedStyle(document.documentElement).getPropertyValue(name).trim() : colour;
}
