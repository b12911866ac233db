import { beforeAll, expect, test } from 'vitest';
import { Refused } from '../../../table/api';
import { language } from '../../../words/words.svelte';
import { whyNot } from './weigh';

beforeAll(() => language.speak('en'));

test('a game that is too long says so, and for anything else one may try again', () => {
  const params = { positions: 1201, most: 1000 };
  const long = new Refused({ on: 'refusal', code: 'too-long', params });
  expect(whyNot(long)).toContain('1201');
  for (const error of [new Refused({ on: 'refusal', code: 'busy' }), new Error('no line')])
    expect(whyNot(error)).toContain('Try again');
});
