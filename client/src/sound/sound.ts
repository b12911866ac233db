/** The table's one loudspeaker. Silent until a finger has unlocked it, and never a reason for an error. */
import { mute } from './mute.svelte';
import { master, play, type Manner } from './play';
import type { Voice } from './voices';

export type { Voice } from './voices';

const STALE = 250; // ms; a sound that had to wait longer for the browser is worse than none
let speaker: { context: AudioContext; out: GainNode } | null = null;

export const sound = {
  /** To be called in the handler of a press or key: browsers open a context only there. Cheap when repeated. */
  unlock(): void {
    speaker ??= made();
    if (speaker && speaker.context.state !== 'running') void speaker.context.resume().catch(() => {});
  },

  play(voice: Voice, manner?: Manner): void {
    if (!speaker || mute.on) return;
    const { context, out } = speaker;
    if (context.state === 'running') return play(voice, context, out, manner);
    const asked = performance.now();
    void context.resume().then(() => performance.now() - asked < STALE && sound.play(voice, manner)).catch(() => {});
  },

  get muted(): boolean {
    return mute.on;
  },

  /** Also hushes what is still ringing. */
  toggle(): void {
    mute.set(!mute.on);
    speaker?.out.gain.setTargetAtTime(mute.on ? 0 : 1, speaker.context.currentTime, 0.015);
  },
};

function made() {
  if (typeof AudioContext === 'undefined') return null;
  try {
    const context = new AudioContext({ latencyHint: 'interactive' });
    return { context, out: master(context) };
  } catch {
    return null; // no sound card, or too many contexts
  }
}
