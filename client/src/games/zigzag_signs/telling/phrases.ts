/** What can be said aloud (ZS-15), in words. */
import { say } from '../../../words/words.svelte';
import { valueName, type Value } from '../pieces/cards';
import type { Call, Phrase } from '../board/moves';

/** A call as it is written on its button: the same in all languages. */
export const callName = (call: Call) => call.toUpperCase();

export function phraseText(phrase: Phrase): string {
  if (phrase === 'with') return say('zigzag_signs_say_with');
  if (phrase === 'without') return say('zigzag_signs_say_without');
  if (phrase.startsWith('make-')) return say('zigzag_signs_say_make', { call: callName(phrase.slice(5) as Call) });
  return say('zigzag_signs_say_collect', { value: valueName(phrase.slice(8) as Value) });
}
