/** A drawing on a canvas, and from there to a file, the share sheet or the downloads. */
import { faceOf, type Layer } from '../../ui/avatar/animals';
import { INK, type Drawing, type Face, type Shape } from './drawing';

const SHARP = 2; // pixels a unit: shared pictures are looked at large

/** True: saved as a download; false: shared, or not after all. */
export async function sharePicture(drawing: Drawing, name: string, text: string): Promise<boolean> {
  const file = new File([await pictureOf(drawing)], `${name}.png`, { type: 'image/png' });
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file], text }).catch(() => {}); // closed without sharing
    return false;
  }
  download(file);
  return true;
}

async function pictureOf(drawing: Drawing): Promise<Blob> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [drawing.width * SHARP, drawing.height * SHARP];
  const brush = canvas.getContext('2d')!;
  brush.scale(SHARP, SHARP);
  for (const shape of drawing.shapes) paint(brush, shape);
  return new Promise((done) => canvas.toBlob((blob) => done(blob!), 'image/png'));
}

function download(file: File) {
  const link = Object.assign(document.createElement('a'), { href: URL.createObjectURL(file), download: file.name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

function paint(brush: CanvasRenderingContext2D, shape: Shape) {
  if (shape.kind === 'face') return paintFace(brush, shape);
  if (shape.kind === 'text') {
    [brush.font, brush.fillStyle, brush.textAlign] = [
      `600 ${shape.size}px 'Fredoka Variable', sans-serif`,
      shape.fill,
      shape.anchor === 'middle' ? 'center' : shape.anchor,
    ];
    return brush.fillText(shape.text, shape.x, shape.y);
  }
  const path = new Path2D();
  if (shape.kind === 'box') path.roundRect(shape.x, shape.y, Math.max(0, shape.w), shape.h, shape.round ?? 0);
  else {
    path.lineTo(shape.x, shape.y);
    path.lineTo(shape.toX, shape.toY);
  }
  draw(brush, path, shape.kind === 'box' ? shape.fill : '', shape.stroke, shape.line);
}

/** As ui/avatar/portrait.ts does: halo first, then the parts with their outlines. */
function paintFace(brush: CanvasRenderingContext2D, { x, y, size, animal }: Face) {
  const face = faceOf(animal);
  brush.save();
  brush.translate(x, y);
  brush.scale(size / 80, size / 80);
  brush.translate(8, 9);
  [brush.lineCap, brush.lineJoin] = ['round', 'round'];
  for (const part of face) if (!part.flat) limb(brush, part, '', '#fff', (part.line ?? 0) + 10);
  for (const part of face) {
    if (!part.flat) limb(brush, part, part.line ? '' : part.colour, INK, (part.line ?? 0) + 3.6);
    if (part.line) limb(brush, part, '', part.colour, part.line);
    else if (part.flat) limb(brush, part, part.colour);
  }
  brush.restore();
}

function limb(brush: CanvasRenderingContext2D, { d, pair }: Layer, fill: string, stroke?: string, line?: number) {
  const path = new Path2D(d);
  if (pair) path.addPath(new Path2D(d), new DOMMatrix([-1, 0, 0, 1, 64, 0]));
  draw(brush, path, fill, stroke, line);
}

function draw(brush: CanvasRenderingContext2D, path: Path2D, fill: string, stroke?: string, line?: number) {
  if (fill) {
    brush.fillStyle = fill;
    brush.fill(path);
  }
  if (stroke && line) {
    [brush.strokeStyle, brush.lineWidth] = [stroke, line];
    brush.stroke(path);
  }
}
