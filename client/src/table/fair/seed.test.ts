import { expect, test } from 'vitest';
import { isHonest } from './seed';

// Made with Python's hashlib and hmac: secret 00 01 02 03, nonces "aa" and "bb"
const proof = {
  secret: '00010203',
  nonces: ['aa', 'bb'],
  seed: '473fea136300bd86c5cf9da724872c3abfd46433c0877cbef6965c4cc981a724',
};
const commitment = '054edec1d0211f624fed0cbca9d4f9400b0e491c43742af2c5b0abebf0c990d8';

test('a secret that fits its hash, and a seed made of it and the nonces, are honest', () => {
  expect(isHonest(proof, commitment)).toBe(true);
});

test('another seed, nonce or commitment is not', () => {
  expect(isHonest({ ...proof, seed: proof.seed.replace(/^./, 'x') }, commitment)).toBe(false);
  expect(isHonest({ ...proof, nonces: ['aa', 'bc'] }, commitment)).toBe(false);
  expect(isHonest(proof, proof.seed)).toBe(false);
});
