/** More beside oneself than fit in one row. */
export const isCrowd = (seats: number, seat: number | null) => seats - (seat === null ? 0 : 1) > 4;

/** All seats clockwise, one's own first; an onlooker sits with the first. */
export function clockwise(seats: number, seat: number | null): number[] {
  return Array.from({ length: seats }, (_, step) => ((seat ?? 0) + step) % seats);
}
