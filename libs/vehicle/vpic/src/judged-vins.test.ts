import { sized } from '@vinlore/testing-node';
import { expect, test } from 'vitest';
import { compare } from '../testing/judge/compare.mjs';
import { openJudge } from '../testing/judge/judge.mjs';
import { readExcerpt } from '../testing/judge/read-dump.mjs';
import { syntheticRelease } from '../testing/judge/synthetic-release.mjs';
import { openWalk } from '../testing/judge/walk-vins.mjs';

const release = syntheticRelease({ seed: 1, size: 'small' });
const walk = openWalk((name) => release.tables.find((table) => table.name === name)?.rows() ?? []);

test('walks to the same VIN in the same step, and to each pattern once', () => {
  expect(walk.at(5, 123)).toEqual(walk.at(5, 123));
  const vins = Array.from({ length: 200 }, (_, step) => walk.at(5, step).vin);
  expect(new Set(vins).size).toBeGreaterThan(180);
});

test('the quick judge says what the procedures say as they are written', async () => {
  const count = sized(0, 300);
  const { dump, reason } = readExcerpt();
  if (count === 0 || !dump) return console.log(`Skipped: ${reason ?? 'it takes a minute, npm run soak has it'}`);
  const asked = Array.from({ length: count }, (_, step) => walk.at(1, step));
  const answers = [];
  for (const asWritten of [false, true]) {
    const judge = await openJudge(dump, { release, asWritten });
    answers.push(await judge.decode(asked));
    await judge.close();
  }
  const [quick = [], written = []] = answers;
  for (const [at, { elements, error }] of quick.entries()) {
    expect([error, compare(elements, written[at]?.elements ?? [])], asked[at]?.vin).toEqual([written[at]?.error, []]);
  }
});
