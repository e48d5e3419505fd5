import { sized } from '@vinlore/testing-node';
import { expect, test } from 'vitest';
import { compare } from '../testing/judge/compare.mjs';
import { readFixtures, type Fixture } from '../testing/judge/fixtures.mjs';
import { indexOf } from '../testing/judge/index-of.mjs';
import { openJudge } from '../testing/judge/judge.mjs';
import { readExcerpt } from '../testing/judge/read-dump.mjs';
import { judgedBatches } from '../testing/judge/soak.mjs';
import { syntheticRelease } from '../testing/judge/synthetic-release.mjs';
import { openWalk } from '../testing/judge/walk-vins.mjs';
import { decodeElements } from './decode-elements.ts';
import { openIndex } from './format/open-index.ts';
import type { VpicIndex } from './format/vpic-index.ts';

/** Describes how our answer differs from NHTSA's procedures. If they end in an error, ours must too. */
function differences(index: VpicIndex, { vin, year, error, elements }: Fixture, today: Date): string[] {
  try {
    const ours = decodeElements(index, vin, { year, today });
    return error === null ? compare(ours, elements) : [`NHTSA's procedure ends in an error: ${error}`];
  } catch (thrown) {
    return error === null || !(thrown instanceof RangeError) ? [`Ours throws: ${String(thrown)}`] : [];
  }
}

/** Formats the VINs that differ, with their inputs, as a report. */
function reportOf(index: VpicIndex, answers: readonly Fixture[], today: Date): string[] {
  return answers.flatMap((answer) => {
    const found = differences(index, answer, today);
    return found.length > 0 ? [`"${answer.vin}" ${answer.year ?? 'without a year'}: ${found.join('; ')}`] : [];
  });
}

const { today, releases } = readFixtures();

test.each(releases)(
  "decodes the fixtures' VINs like NHTSA's procedures, element by element",
  ({ release, answers }) => {
    const index = openIndex(indexOf(syntheticRelease(release)));
    expect(answers.length).toBeGreaterThanOrEqual(1_000);
    expect(reportOf(index, answers, today)).toEqual([]);
  },
);

test('covers every error code, every origin, and nearly every element with the fixtures', () => {
  const elements = releases.flatMap(({ answers }) => answers.flatMap((answer) => answer.elements));
  const codes = new Set(elements.filter(({ id }) => id === 143).flatMap(({ value }) => value?.split(',') ?? []));
  expect([...codes].map(Number).sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 400]);
  const sources = ['conversion', 'default', 'engine', 'errors', 'formula', 'make', 'pattern', 'spec', 'wmi', 'year'];
  expect([...new Set(elements.map(({ source }) => source))].sort()).toEqual(sources);
  expect(new Set(elements.map(({ id }) => id)).size).toBeGreaterThan(95);
});

test('generates the same VIN at the same step and seldom repeats one', () => {
  const walk = openWalk(syntheticRelease({ seed: 1, size: 'small' }));
  expect(walk.at(5, 123)).toEqual(walk.at(5, 123));
  const vins = Array.from({ length: 200 }, (_, step) => walk.at(5, step).vin);
  expect(new Set(vins).size).toBeGreaterThan(180);
});

test("finds no VIN in the soak that decodes differently from NHTSA's procedures", async () => {
  const { dump, release: excerpt, reason } = readExcerpt();
  if (sized(0, 1) === 0) return;
  if (!dump) return console.log(`Skipped, because NHTSA’s procedures are not here: ${reason}.`);
  let [compared, next] = [0, Number(process.env['SOAK_FROM'] ?? 0)];
  let open: { release: unknown; index: VpicIndex } | undefined;
  for await (const { step, release, answers, today } of judgedBatches(dump, excerpt)) {
    if (open?.release !== release) open = { release, index: openIndex(indexOf(release)) };
    expect(reportOf(open.index, answers, today), `SOAK_FROM=${step} sees this again`).toEqual([]);
    compared += answers.length;
    next = step + answers.length;
    if (next % 2_000 === 0) console.log(`Compared ${compared} VINs so far. SOAK_FROM=${next} goes on from here.`);
  }
  expect(compared).toBeGreaterThan(0);
  console.log(
    `Compared ${compared} VINs with NHTSA’s procedures, element by element. SOAK_FROM=${next} goes on from here.`,
  );
});

test('gets the same results from the optimized judge as from the unmodified procedures', async () => {
  const { dump, reason } = readExcerpt();
  if (sized(0, 1) === 0) return;
  if (!dump) return console.log(`Skipped, because NHTSA’s procedures are not here: ${reason}.`);
  const release = syntheticRelease({ seed: 1, size: 'small' });
  const walk = openWalk(release);
  const asked = Array.from({ length: 300 }, (_, step) => walk.at(1, step));
  const answers = [];
  for (const asWritten of [false, true]) {
    const judge = await openJudge(dump, release, { asWritten });
    answers.push(await judge.decode(asked));
    await judge.close();
  }
  const [quick = [], written = []] = answers;
  for (const [at, { elements, error }] of quick.entries()) {
    expect([error, compare(elements, written[at]?.elements ?? [])], asked[at]?.vin).toEqual([written[at]?.error, []]);
  }
});
