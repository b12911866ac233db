/** The little that a rulebook's sentence may hold besides letters: *strong words* and clause numbers. */
export type Piece = { kind: 'text' | 'strong' | 'clause'; text: string };

const MARKED = /(\*[^*]+\*|\b[A-Z]{2}-\d+\b)/;

/** `See *this* and ZG-5` in pieces, to be drawn one by one. */
export function pieces(sentence: string): Piece[] {
  return sentence.split(MARKED).filter(Boolean).map(pieceOf);
}

function pieceOf(text: string): Piece {
  if (text.startsWith('*')) return { kind: 'strong', text: text.slice(1, -1) };
  return { kind: MARKED.test(text) ? 'clause' : 'text', text };
}
