import { describe, expect, it } from 'vitest';
import { composeSticker } from '../compose/compose-sticker.ts';
import type { StickerData } from '../sticker-data.ts';
import { amountText, plainGroups } from './plain-groups.ts';

const bare = composeSticker({
  named: { kind: 'ymmt', vin: '', year: 2018, make: 'Example', model: 'Sedan', trim: '' },
  brand: { name: 'Example', ink: '#12263f', headings: 'sans' },
  language: 'en',
  id: '7K2M94QX0RTB5W3E',
  verifyUrl: 'https://vehicles.example/verify/7K2M-94QX-0RTB-5W3E',
  madeOn: '2026-11-20',
  sample: false,
});
const entered = { from: 'entered', source: null } as const;
const line = (label: string, amount: number | null) => ({ kind: 'option', label, amount, ...entered }) as const;
const full: StickerData = {
  ...bare,
  colors: { exterior: { value: 'Azul índigo', code: 'B-593M', hex: null, ...entered }, interior: null },
  price: {
    currency: 'USD',
    lines: [line('Spoiler', 29_900), line('Paint', 0), line('Locks', null)],
    total: 29_900,
    complete: false,
  },
  safety: { overall: 5, rows: [{ group: 'Rollover', seat: '', stars: null }], source: 1 },
  partsContent: {
    usCanadian: 70,
    others: [{ country: 'Japan', percent: 15 }],
    assembly: null,
    engineFrom: null,
    transmissionFrom: null,
    source: 1,
  },
};
const written = (sticker: StickerData) =>
  plainGroups(sticker).map(({ title, facts }) => [title, ...facts.map(({ label, value }) => `${label}: ${value}`)]);

describe('the verify page shows all that was signed', () => {
  it('every block as labels and values; a block without data is none', () => {
    expect(written(full)).toEqual([
      ['Colors', 'Exterior: Azul índigo · B-593M'],
      ['Price', 'Spoiler: $299.00', 'Paint: no charge', 'Locks: not known', 'Total of the known prices: $299.00'],
      ['Government 5-Star Safety Ratings', 'Overall Vehicle Score: 5 stars', 'Rollover: Not Rated'],
      ['Parts Content Information', 'U.S./Canadian parts content: 70 %', 'Japan: 15 %'],
    ]);
    expect(written(bare)).toEqual([]);
  });

  it('amounts as people read them', () => {
    expect([amountText(123_456_789, 'USD', 'en'), amountText(5, 'USD', 'es'), amountText(1500, 'JPY', 'en')]).toEqual([
      '$1,234,567.89',
      '$0.05',
      'JPY\u00a01,500',
    ]);
  });
});
