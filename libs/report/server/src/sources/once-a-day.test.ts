import { expect, it } from 'vitest';
import type { SourceQuery, HistorySource } from './history-source.ts';
import { onceADay } from './once-a-day.ts';

const vehicle = (vin: string): SourceQuery => ({ vin, year: null, make: null, model: null, decoded: null, type: 'US' });
const never = new AbortController().signal;

it('a source that charges a fee is queried once a day per vehicle, and again after a failure', async () => {
  let now = new Date('2026-11-20T10:00:00Z');
  const questions: string[] = [];
  let isDown = false;
  const source: HistorySource = {
    name: 'With a fee',
    kind: 'provider',
    covers: [],
    priced: true,
    ask: ({ vin }) => {
      questions.push(vin);
      return isDown ? Promise.reject(new Error('down')) : Promise.resolve({ events: [], answers: [] });
    },
  };
  const asked = onceADay(source, () => now);
  expect(asked).toMatchObject({ name: 'With a fee', priced: true });
  for (const vin of ['A', 'A', 'B', 'A']) await asked.ask(vehicle(vin), never);
  expect(questions).toEqual(['A', 'B']);

  now = new Date('2026-11-21T10:00:00Z');
  isDown = true;
  for (let at = 0; at < 2; at++) await expect(asked.ask(vehicle('A'), never)).rejects.toThrow('down');
  isDown = false;
  for (let at = 0; at < 2; at++) await asked.ask(vehicle('A'), never);
  expect(questions).toEqual(['A', 'B', 'A', 'A', 'A']);
});
