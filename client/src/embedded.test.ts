import { expect, test } from 'vitest';
import { isEmbed } from './embedded';

const at = (address: string) => isEmbed(new URL(address, 'https://server.example') as unknown as Location);

test('a replay that asks for it is embedded, and no other page', () => {
  expect(['/r/abc234?embed', '/r/abc234?embed=1#t=3'].map(at)).toEqual([true, true]);
  expect(['/r/abc234', '/r?embed', '/t/abc234?embed', '/?embed', '/r/abc234/?embed'].some(at)).toBe(false);
});
