import { describe, expect, it } from 'vitest';
import type { Plan } from './plans.ts';
import { plansAt, type PriceChange } from './price-changes.ts';

const plan = (id: string, price: number): Plan => ({
  ...{ id, kind: 'single', product: 'sticker', audience: 'user', credits: 1, price, currency: 'USD' },
  ...{ name: { en: id, es: id }, description: { en: id, es: id } },
});
const FILE = [plan('one', 999), plan('two', 1999)];
const change = (id: string, price: number, rest: Partial<PriceChange> = {}): PriceChange => ({
  ...{ plan: plan(id, price), from: null, until: null },
  ...rest,
});
const DAY = (day: number) => `2026-12-0${day}T00:00:00.000Z`;
const pricesAt = (changes: readonly PriceChange[], day: number) =>
  plansAt(FILE, changes, new Date(DAY(day))).plans.map(({ id, price }) => `${id} ${price}`);

describe('scheduled price changes', () => {
  it('start and end by themselves and restore what was before', () => {
    const sale = [change('one', 499, { from: DAY(2), until: DAY(4) })];
    expect([1, 2, 3, 4].map((day) => pricesAt(sale, day)[0])).toEqual(['one 999', 'one 499', 'one 499', 'one 999']);
  });

  it('apply the one that started last if two are in force, whatever order they were created in', () => {
    const later = change('one', 300, { from: DAY(3) });
    const open = change('one', 500);
    expect(pricesAt([later, open], 4)).toEqual(['one 300', 'two 1999']);
    expect(pricesAt([later, open], 2)).toEqual(['one 500', 'two 1999']);
    expect(pricesAt([open, change('one', 600)], 2)).toEqual(['one 600', 'two 1999']);
  });

  it('take a plan off sale, and add one that is in no file after those of its kind', () => {
    const report = { ...plan('report', 2999), product: 'report' } as const;
    const changes = [change('one', 999, { off: true }), change('new', 100), change('newer', 200)];
    const { plans } = plansAt([...FILE, report], changes, new Date(DAY(1)));
    expect(plans.map(({ id }) => id)).toEqual(['two', 'new', 'newer', 'report']);
    const first = change('dealers', 100, { plan: { ...plan('dealers', 100), audience: 'dealer' } });
    expect(plansAt(FILE, [first], new Date(DAY(1))).plans.at(-1)!.id).toBe('dealers');
  });

  it('report when something changes next', () => {
    const changes = [change('one', 499, { from: DAY(2), until: DAY(4) })];
    const next = (day: number) => plansAt(FILE, changes, new Date(DAY(day))).nextChange?.toISOString() ?? null;
    expect([next(1), next(2), next(5)]).toEqual([DAY(2), DAY(4), null]);
  });
});
