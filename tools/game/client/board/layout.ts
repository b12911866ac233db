/** The widest columns that show this many squares in a room of this size. */
export function columnsFor(count: number, width: number, height: number): number {
  const side = (columns: number) => Math.min(width / columns, height / Math.ceil(count / columns));
  const ways = Array.from({ length: count }, (_, index) => index + 1);
  return ways.reduce((best, columns) => (side(columns) > side(best) ? columns : best), 1);
}
