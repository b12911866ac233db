// People of any peer: says "ready" when all are there, then acts as often as told: `RATE SECONDS` on a line of its input.
import { createInterface } from 'node:readline';

const TURN = 5; // ms
const DRAIN = 1_000;

/** `act[]`: one function for each person; `told.count`: what all of them have been told since the start. */
export async function obey(act, told) {
  console.log('ready');
  for await (const line of createInterface({ input: process.stdin })) {
    const [rate, seconds] = line.split(' ').map(Number);
    const before = told.count;
    const acts = await press(act, rate, seconds);
    await new Promise((done) => setTimeout(done, DRAIN));
    console.log(JSON.stringify({ acts, told: told.count - before }));
  }
  process.exit(0);
}

function press(act, rate, seconds) {
  const began = performance.now();
  let acts = 0;
  return new Promise((done) => {
    const timer = setInterval(() => {
      const passed = Math.min((performance.now() - began) / 1000, seconds);
      for (; acts < Math.floor(passed * rate); acts++) act[acts % act.length]();
      if (passed < seconds) return;
      clearInterval(timer);
      done(acts);
    }, TURN);
  });
}
