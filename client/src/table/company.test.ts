import { expect, test } from 'vitest';
import type { Chair } from '../wire.gen';
import { hasChair, hasCompany } from './company';

const person: Chair = { name: 'Ann', animal: 'fox', level: null, here: true, ready: true };
const bot: Chair = { ...person, level: 'normal' };
const free: Chair = { ...person, name: null, animal: null };

test('bots are not company', () => {
  expect(hasCompany({ chairs: [person, bot, bot], seat: 0, onlookers: 0 })).toBe(false);
});

test('another person is, and so is a chair that one may take, or an onlooker', () => {
  expect(hasCompany({ chairs: [person, bot, person], seat: 0, onlookers: 0 })).toBe(true);
  expect(hasCompany({ chairs: [person, bot, free], seat: 0, onlookers: 0 })).toBe(true);
  expect(hasCompany({ chairs: [person, bot, bot], seat: 0, onlookers: 1 })).toBe(true);
});

test('an onlooker is in company', () => {
  expect(hasCompany({ chairs: [person, bot], seat: null, onlookers: 1 })).toBe(true);
});

test('another page of one’s own is not', () => {
  expect(hasCompany({ chairs: [person, bot], seat: null, onlookers: 0, elsewhere: true })).toBe(false);
  expect(hasCompany({ chairs: [person, person], seat: null, onlookers: 0, elsewhere: true })).toBe(true);
});

test('an onlooker may take a free chair or a bot’s, until the deal', () => {
  expect(hasChair({ stage: 'gathering', chairs: [person, free] })).toBe(true);
  expect(hasChair({ stage: 'gathering', chairs: [person, bot] })).toBe(true);
  expect(hasChair({ stage: 'gathering', chairs: [person, person] })).toBe(false);
  expect(hasChair({ stage: 'playing', chairs: [person, bot] })).toBe(false);
});
