/** What the server knows of a coin, for the screen (SN-1). */
export const worth = (coin: number) => [1, 2, 5][coin % 3]!;
