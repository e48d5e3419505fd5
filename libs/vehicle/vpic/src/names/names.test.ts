import { describe, expect, it } from 'vitest';
import { loadIndexBytes, readAnswers, readRegression } from '../../testing/load.mjs';
import { tinyIndex } from '../../testing/tiny-index.ts';
import { decodeVin, makeNames, namesSoFar, openIndex } from '../index.ts';

const today = new Date('2026-06-01T00:00:00Z');
const tiny = tinyIndex(
  [
    { wmi: '1FM', makes: ['FORD', 'MERCURY'], links: [[0, 2010, 2014]] },
    { wmi: '1A9', makes: ['SMALL'] },
    { wmi: 'XX1', makes: ['FUTURE'], publicFrom: '2027-01-01' },
  ],
  [
    [
      { key: 'CU0[GH]*', element: 'Model', value: 'Escape', make: 'FORD' },
      { key: 'CU9', element: 'Model', value: 'Mariner', make: 'MERCURY' },
      { key: 'B', element: 'Model', value: 'Explorer', make: 'FORD' },
    ],
  ],
);

describe('names of a VIN prefix', () => {
  const at = (vin: string) => namesSoFar(makeNames(tiny, '1FM', today)!, vin);

  it('returns make and model as soon as only one is possible', () => {
    expect(at('1FM')).toMatchObject({ make: null, model: null });
    expect(at('1FMCU')).toMatchObject({ make: null, model: null });
    expect(at('1FMCU0')).toMatchObject({ make: 'FORD', model: 'Escape' });
    expect(at('1FMCU9')).toMatchObject({ make: 'MERCURY', model: 'Mariner' });
    expect(at('1FMB')).toMatchObject({ make: 'FORD', model: 'Explorer' });
    expect(at('1FMZZ')).toMatchObject({ make: null, model: null });
  });

  it('returns none for small manufacturers, future WMIs, and unknown ones', () => {
    for (const wmi of ['1A9', 'XX1', 'ZZZ', '1F', '1FMC']) expect(makeNames(tiny, wmi, today)).toBeUndefined();
  });

  it('never names a different make or model than the complete VIN has', async () => {
    const index = openIndex(await loadIndexBytes());
    const vins = [...readRegression(), ...readAnswers().answers].map(({ vin }) => vin);
    const wrong: string[] = [];
    for (const vin of vins) {
      const names = makeNames(index, vin.slice(0, 3), today);
      const whole = decodeVin(index, vin, { today, suggest: false });
      if (!names || whole.errorCodes.includes(7)) continue;
      for (let length = 3; length <= 9; length += 1) {
        const { make, model } = namesSoFar(names, vin.slice(0, length));
        const otherMake = make !== null && whole.make !== null && make !== whole.make;
        const otherModel = model !== null && whole.model !== null && model !== whole.model;
        if (otherMake || otherModel)
          wrong.push(`${vin} at ${length}: ${make} ${model}, not ${whole.make} ${whole.model}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});
