/** A box of a score sheet by its name. */
import { say } from '../../../words/words.svelte';
import { callOf, levelOf, type Box } from '../board/moves';
import { callName } from './phrases';

/** With its level where there are two sheets. */
export const boxName = (box: Box, level = 3): string =>
  level === 3
    ? say('zigzag_signs_box_level', { box: callName(callOf(box)), level: levelOf(box) })
    : callName(callOf(box));
