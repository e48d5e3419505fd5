import { describe, expect, it } from 'vitest';
import { tinyIndex } from '../../testing/tiny-index.ts';
import { findWmi, wmiOf } from './wmi.ts';

describe('WMI', () => {
  it('is the first three characters', () => {
    expect(wmiOf('1HGCM82633A004352')).toBe('1HG');
  });

  it('includes positions 12–14 if the third character is 9', () => {
    expect(wmiOf('1A9FE11S2RB155453')).toBe('1A9155');
  });

  it("is unknown while a position it needs isn't typed or is `*`", () => {
    expect(wmiOf('1H')).toBeNull();
    expect(wmiOf('1*GCM82633A004352')).toBeNull();
    expect(wmiOf('1A9FE11S2RB15')).toBeNull();
  });

  it('is public only from its publication date on, and never without one', () => {
    const index = tinyIndex([
      { wmi: '1HG', publicFrom: '2024-10-04 00:00:00' },
      { wmi: '2HG', publicFrom: null },
    ]);
    const day = (days: number) => new Date(days * 86_400_000);
    expect(findWmi(index, '1HGCM82633A004352', day(19_999))).toBeUndefined();
    expect(findWmi(index, '1HGCM82633A004352', day(20_000))).toMatchObject({ wmi: '1HG' });
    expect(findWmi(index, '2HGCM82633A004352', day(20_000))).toBeUndefined();
    expect(findWmi(index, '3HGCM82633A004352', day(20_000))).toBeUndefined();
  });
});
