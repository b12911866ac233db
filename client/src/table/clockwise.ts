/** All seats clockwise, the own one first; an onlooker sits with the first. */
export function clockwise(seats: number, seat: number | null): number[] {
  return Array.from({ length: seats }, (_, step) => ((seat ?? 0) + step) % seats);
}
