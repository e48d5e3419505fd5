import { expect, it } from 'vitest';
import { createCircuit } from './circuit.ts';

const HALF_A_MINUTE = 30_000;

/** A circuit, a source that fails on demand, and a clock. */
function bench() {
  let now = 0;
  let asked = 0;
  const circuit = createCircuit(() => new Date(now));
  const answer = (value: string) => () => Promise.resolve((asked++, value));
  const fail = () => Promise.reject<string>(new Error(`down ${++asked}`));
  return {
    circuit,
    answer,
    fail,
    asked: () => asked,
    pass: (ms: number) => {
      now += ms;
    },
    failFiveTimes: async () => {
      for (let at = 0; at < 5; at++) await expect(circuit.attempt(fail)).rejects.toThrow('down');
    },
  };
}

it('opens after five failures in a row, and makes no request for 30 seconds', async () => {
  const { circuit, answer, asked, pass, failFiveTimes } = bench();
  await failFiveTimes();
  pass(HALF_A_MINUTE - 1);
  expect(await circuit.attempt(answer('up'))).toBeNull();
  expect(asked()).toBe(5);
  pass(1);
  expect(await circuit.attempt(answer('up'))).toBe('up');
  expect(await circuit.attempt(answer('still up'))).toBe('still up');
});

it('a success resets the count, and an outcome can count as a failure', async () => {
  const { circuit, answer, asked } = bench();
  const isDown = (outcome: string) => outcome === 'down';
  for (const outcome of ['down', 'down', 'down', 'down', 'up', 'down', 'down', 'down', 'down', 'down'])
    expect(await circuit.attempt(answer(outcome), isDown)).toBe(outcome);
  expect(await circuit.attempt(answer('up'), isDown)).toBeNull();
  expect(asked()).toBe(10);
});

it('after 30 seconds one attempt is let through, and the others don’t wait for it', async () => {
  const { circuit, answer, fail, pass, failFiveTimes } = bench();
  await failFiveTimes();
  pass(HALF_A_MINUTE);
  const trying = circuit.attempt(fail);
  expect(await circuit.attempt(answer('up'))).toBeNull();
  await expect(trying).rejects.toThrow('down');
  expect(await circuit.attempt(answer('up'))).toBeNull();
});

it('reports each skipped request, and until when requests are skipped', async () => {
  const spared: Date[] = [];
  const now = new Date('2026-11-22T10:00:00Z');
  const circuit = createCircuit(
    () => now,
    (until) => void spared.push(until),
  );
  const fail = () => Promise.reject(new Error('down'));
  for (let time = 0; time < 5; time++) await expect(circuit.attempt(fail)).rejects.toThrow('down');
  expect(spared).toEqual([]);
  expect(await circuit.attempt(fail)).toBeNull();
  expect(spared).toEqual([new Date('2026-11-22T10:00:30Z')]);
});
