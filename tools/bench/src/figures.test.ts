import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asLine, median } from './figures.mjs';

describe('one JSON line per figure', () => {
  it('prints name, value, and unit, plus ratio and versus if there is a peer', () => {
    expect(asLine({ name: 'start', value: 1234.5678, unit: 'ms' })).toBe('{"name":"start","value":1234.6,"unit":"ms"}');
    expect(asLine({ name: 'page', value: 15_000, unit: 'requests/s', ratio: 0.34567, versus: 'bare Hono' })).toBe(
      '{"name":"page","value":15000,"unit":"requests/s","ratio":0.346,"versus":"bare Hono"}',
    );
  });

  it("omits the ratio if the peer wasn't available", () => {
    expect(JSON.parse(asLine({ name: 'vin', value: 1, unit: 'ms', versus: 'no peer: offline' }))).toEqual({
      name: 'vin',
      value: 1,
      unit: 'ms',
      versus: 'no peer: offline',
    });
  });

  it("uses the median, so a single bad round doesn't matter", () => {
    expect(median([3, 1, 1000])).toBe(3);
    expect(median([1, 2])).toBe(1.5);
    fc.assert(
      fc.property(fc.array(fc.integer(), { minLength: 1 }), (values) => {
        const middle = median(values);
        expect(values.filter((each) => each < middle).length).toBeLessThanOrEqual(values.length / 2);
        expect(values.filter((each) => each > middle).length).toBeLessThanOrEqual(values.length / 2);
      }),
    );
  });
});
