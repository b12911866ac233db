/** The four sheets (ZG-3), for the rulebook and the trainer. At a table the server deals them. */
const PRINTED = [
  'Y1 G4 R8 B6 O11 / B2 O5 Y7 G10 R1 / G8 R3 B9 O2 Y10 / O7 Y8 G12 R11 B5 / R4 B12 O3 Y9 G6',
  'Y5 B11 G2 O8 R3 / G10 O3 R4 Y6 B1 / R7 Y2 B9 G11 O10 / B8 G4 O7 R12 Y9 / O12 R5 Y1 B7 G6',
  'R4 B6 G3 Y10 O12 / G10 Y1 O6 R7 B11 / O5 R2 B9 G11 Y8 / B1 G8 Y4 O2 R5 / Y3 O9 R12 B5 G7',
  'G12 Y7 R6 B2 O4 / B5 O6 G11 Y1 R9 / Y4 R12 B9 O10 G7 / O3 G10 Y8 R5 B11 / R8 B3 O1 G6 Y2',
];

export const SHEETS = PRINTED.map((sheet) => sheet.replaceAll(' /', '').split(' '));
