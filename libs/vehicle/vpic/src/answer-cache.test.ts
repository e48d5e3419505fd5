import { describe, expect, it } from 'vitest';
import { indexOf } from '../testing/judge/index-of.mjs';
import { syntheticRelease } from '../testing/judge/synthetic-release.mjs';
import { openWalk } from '../testing/judge/walk-vins.mjs';
import { randomFrom, withCheckDigit } from '../testing/make-vins.mjs';
import { answerVin, cachedAnswer } from './answer-cache.ts';
import { openIndex } from './format/open-index.ts';
import type { VpicIndex } from './format/vpic-index.ts';

const today = new Date('2026-06-01T00:00:00Z');
const release = syntheticRelease({ seed: 3, size: 'small' });
const bytes = indexOf(release);

/** VINs of all schemas, in groups that differ only in positions 12–17. */
function families(): string[][] {
  const walk = openWalk(release);
  const random = randomFrom(11);
  const another = (vin: string) => {
    const own = vin.slice(0, vin[2] === '9' ? 14 : 11);
    return withCheckDigit(
      own +
        String(random(1_000_000))
          .padStart(6, '0')
          .slice(own.length - 11),
    );
  };
  return Array.from({ length: 600 }, (_, step) => walk.at(1, step).vin)
    .filter((vin) => /^[0-9A-HJ-NPR-Z]{17}$/.test(vin))
    .map((vin) => [vin, another(vin), another(vin), another(vin)]);
}

describe('answers shared between VINs', () => {
  it('equal those of each VIN on its own, even if patterns look at the serial number', () => {
    const [sharing, alone] = [openIndex(bytes), openIndex(bytes)];
    const plain = (index: VpicIndex, vin: string, cached: boolean) => {
      const { years } = cached ? cachedAnswer(index, vin, today) : answerVin(index, vin, { today });
      return JSON.stringify(years.map(({ texts, wmi, ...rest }) => ({ ...rest, texts: [...texts], wmi: wmi?.wmi })));
    };
    const vins = families().flat();
    expect(vins.filter((vin) => plain(sharing, vin, true) !== plain(alone, vin, false))).toEqual([]);
  });

  it('are computed once for VINs that no pattern distinguishes', () => {
    const index = openIndex(bytes);
    const answers = families().flatMap((family) => {
      const made = family.map((vin) => cachedAnswer(index, vin, today));
      return made.slice(1).map((answer) => answer === made[0]);
    });
    expect(answers.filter(Boolean).length / answers.length).toBeGreaterThan(0.5);
  });
});
