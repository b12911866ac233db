/** What is left of a window of time, in ms, when it is first drawn; from then on CSS counts. */
export type Time = { left: number; whole: number };
