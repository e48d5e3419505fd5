import { describe, expect, it } from 'vitest';
import { loadIndexBytes, readAnswers, type RealAnswer } from '../testing/load.mjs';
import { decodeVin, openIndex } from './index.ts';

const index = openIndex(await loadIndexBytes());
const { answers, reason } = readAnswers();
if (reason) console.log(`Accuracy against real answers of NHTSA is not measured: ${reason}.`);

/**
 * The 22 core fields, and how many of the 504 responses each matched when the decoder was written. Fewer matches fail
 * the test; more are a reason to raise the floor. `lacking` is the number of values missing from the data (see
 * design/vin-decoding.md, "What the data lacks"): leaving those out isn't counted against the decoder, getting them
 * wrong is.
 */
const FLOORS: Readonly<Record<string, { right: number; lacking?: number }>> = {
  'Model Year': { right: 504 },
  Make: { right: 504 },
  Model: { right: 503 },
  Series: { right: 163, lacking: 1 },
  Trim: { right: 323 },
  'Vehicle Type': { right: 504 },
  'Manufacturer Name': { right: 504 },
  'Body Class': { right: 504 },
  Doors: { right: 424 },
  'Drive Type': { right: 0, lacking: 299 },
  'Fuel Type - Primary': { right: 474 },
  'Fuel Type - Secondary': { right: 44 },
  'Engine Number of Cylinders': { right: 445 },
  'Displacement (L)': { right: 461, lacking: 37 },
  'Engine Model': { right: 244 },
  'Engine Configuration': { right: 345 },
  'Engine Manufacturer': { right: 196 },
  'Plant City': { right: 494 },
  'Plant State': { right: 427 },
  'Plant Country': { right: 502 },
  'Gross Vehicle Weight Rating From': { right: 272, lacking: 226 },
  'Brake System Type': { right: 180 },
};

/** Labels differ between the data and the live service: case, spacing, `(SUV)` or `[SUV]`, 2.0 or 2. */
function normalized(text: string): string {
  const number = Number(text);
  if (text.trim() !== '' && Number.isFinite(number)) return number.toFixed(1);
  return text
    .toUpperCase()
    .replace(/[([](SUV|MPV|CUV|LSV)[)\]]/g, '')
    .replace(/[^A-Z0-9]+/g, '');
}

describe.skipIf(answers.length === 0)('accuracy on real NHTSA responses', () => {
  const cells = { right: 0, wrong: 0, missing: 0 };
  const byField = new Map(Object.keys(FLOORS).map((field) => [field, { right: 0, wrong: [] as string[], missing: 0 }]));
  let named = 0;
  let complete = 0;

  /** Compares one response's core fields. A value the decoder returns and the response lacks isn't judged. */
  function judge({ vin, answer }: RealAnswer, elements: Readonly<Record<string, string>>): boolean {
    let all = true;
    for (const [field, tally] of byField) {
      const wanted = answer[field];
      const given = elements[field];
      if (wanted === undefined) continue;
      if (given === undefined) {
        tally.missing += 1;
        all &&= field === 'Drive Type' || field === 'Gross Vehicle Weight Rating From';
      } else if (normalized(given) === normalized(wanted)) tally.right += 1;
      else {
        tally.wrong.push(`${vin}: ${given} instead of ${wanted}`);
        all = false;
      }
    }
    return all;
  }

  it('is measured', () => {
    for (const real of answers) {
      const { elements } = decodeVin(index, real.vin, { today: new Date('2026-03-12T00:00:00Z') });
      if (judge(real, elements)) complete += 1;
      const same = ['Model Year', 'Make', 'Model'].every(
        (field) => normalized(elements[field] ?? '') === normalized(real.answer[field] ?? ''),
      );
      if (same) named += 1;
    }
    for (const tally of byField.values()) {
      cells.right += tally.right;
      cells.wrong += tally.wrong.length;
      cells.missing += tally.missing;
    }
    expect(answers.length).toBeGreaterThanOrEqual(504);
  });

  it.each(Object.entries(FLOORS))('%s does not get worse', (field, { right, lacking = 0 }) => {
    const tally = byField.get(field);
    expect(tally?.right).toBeGreaterThanOrEqual(right);
    expect(tally?.missing).toBeLessThanOrEqual(lacking);
  });

  it('gets year, make, and model right for at least 99.8 %', () => {
    expect(named / answers.length).toBeGreaterThanOrEqual(0.998);
  });

  it('gets at least 99.5 % of the core fields in the data right and at most one in 8,000 wrong', () => {
    const lacking = ['Drive Type', 'Gross Vehicle Weight Rating From'].reduce(
      (sum, field) => sum + (byField.get(field)?.missing ?? 0),
      0,
    );
    const judged = cells.right + cells.wrong + cells.missing - lacking;
    expect(cells.right / judged).toBeGreaterThanOrEqual(0.995);
    expect([...byField.values()].flatMap(({ wrong }) => wrong).length).toBeLessThanOrEqual(Math.ceil(judged / 8000));
  });

  it('gets all core fields in the data right for at least 92 % of the VINs', () => {
    expect(complete / answers.length).toBeGreaterThanOrEqual(0.92);
  });
});
