import { vi } from 'vitest';

/** What a browser would play. happy-dom has no sound; the samples are the real ones. */
export function fakeAudio(state: AudioContextState = 'running') {
  const heard: { samples: Float32Array; loud: number }[] = [];
  const made = { contexts: 0, buffers: 0 };
  const gains: { value: number; setTargetAtTime: ReturnType<typeof vi.fn> }[] = []; // the way out is the first
  class Gain {
    gain = { value: 1, setTargetAtTime: vi.fn() };
    constructor(_: object, asked: { gain?: number } = {}) {
      this.gain.value = asked.gain ?? 1;
    }
    connect = (next: unknown) => next;
  }
  class Source {
    to?: Gain;
    constructor(
      _: object,
      readonly asked: { buffer: Buffer },
    ) {}
    connect = (next: Gain) => (this.to = next);
    start = () => heard.push({ samples: this.asked.buffer.samples!, loud: this.to!.gain.value });
  }
  class Buffer {
    samples?: Float32Array;
    constructor() {
      made.buffers += 1;
    }
    copyToChannel = (samples: Float32Array) => (this.samples = samples);
  }
  class Context {
    state = state;
    currentTime = 0;
    destination = {};
    resume = vi.fn(async () => {
      await null;
      this.state = 'running';
    });
    createGain = () => {
      const gain = new Gain({});
      gains.push(gain.gain);
      return gain;
    };
    createWaveShaper = () => ({ curve: null, connect: (next: unknown) => next });
    constructor() {
      made.contexts += 1;
    }
  }
  for (const [name, kind] of Object.entries({
    AudioContext: Context,
    AudioBuffer: Buffer,
    AudioBufferSourceNode: Source,
    GainNode: Gain,
  }))
    vi.stubGlobal(name, kind);
  return { heard, made, gains };
}
