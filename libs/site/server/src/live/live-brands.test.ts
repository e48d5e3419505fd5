import type { Plan } from '@vinlore/brand';
import { testBrand } from '@vinlore/testing-node';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createOverlay } from '../overlay.ts';
import { openProcesses, type TestProcess } from '../testing/processes.ts';
import { POLL_MS } from './live-brands.ts';

const FILES = [testBrand({ key: 'one' }), testBrand({ key: 'two' })];
const single = (price: number): Plan => ({
  ...{ id: 'one-report', kind: 'single', product: 'report', audience: 'user', credits: 1, currency: 'USD', price },
  ...{ name: { en: 'One', es: 'Uno' }, description: { en: 'One.', es: 'Uno.' } },
});

let now: Date;
let processes: Awaited<ReturnType<typeof openProcesses>>;
beforeEach(async () => {
  now = new Date('2026-11-22T10:00:00Z');
  processes = await openProcesses(() => now);
});
afterEach(() => processes.close());

const change = ({ live, database }: TestProcess, key: string, value: string | boolean | object | null, brand = 'one') =>
  database.transaction((tx) =>
    createOverlay({ live, clock: () => now }).change(tx, { brand, key, value, actor: null }),
  );
const colorOf = ({ live }: TestProcess) => live.brandOfHost('one.localhost')!.settings.secondary_color;
const soon = (check: () => void) => vi.waitFor(check, { timeout: 5_000, interval: 5 });

describe('docs/decisions.md §1: staff’s changes are an overlay on the brand’s files', () => {
  it('reaches every process within a second by NOTIFY, without polling', async () => {
    const [one, two] = [await processes.open(FILES), await processes.open(FILES)];
    await change(one, 'settings.secondary_color', '#7a0000');
    for (const each of [one, two]) await soon(() => expect(colorOf(each)).toBe('#7a0000'));
  });

  it('falls back to polling when the notification is lost', async () => {
    expect(POLL_MS).toBeLessThan(1_000);
    const [one, deaf] = [await processes.open(FILES), await processes.open(FILES, { deaf: true })];
    await change(one, 'settings.secondary_color', '#7a0000');
    deaf.poll();
    await soon(() => expect(colorOf(deaf)).toBe('#7a0000'));
  });

  it('replaces only the changed brand’s object in the list', async () => {
    const one = await processes.open(FILES);
    const { brands } = one.live;
    const [before, other] = brands;
    await change(one, 'settings.secondary_color', '#7a0000');
    await soon(() => expect(brands[0]).not.toBe(before));
    expect(before!.settings.secondary_color).toBe('#111111');
    expect(brands[1]).toBe(other);
    expect(one.live.brandOfHost('one.localhost')).toBe(brands[0]);
  });

  it('survives a restart and a changed file, until reset to the file’s value', async () => {
    await change(await processes.open(FILES), 'settings.secondary_color', '#7a0000');
    const deployed = testBrand({ key: 'one', settings: { secondary_color: '#222222', google_tag: 'GTM-NEW' } });
    const next = await processes.open([deployed]);
    expect(next.live.brands[0]!.settings).toMatchObject({ secondary_color: '#7a0000', google_tag: 'GTM-NEW' });
    await change(next, 'settings.secondary_color', null);
    await soon(() => expect(colorOf(next)).toBe('#222222'));
  });

  it('ignores and logs values that a deploy made invalid', async () => {
    await change(await processes.open(FILES), 'settings.secondary_color', '#7a0000');
    const dark = testBrand({ key: 'one' });
    const { light } = dark.theme.semantic;
    const night = { ...dark.theme, semantic: { ...dark.theme.semantic, light: dark.theme.semantic.dark } };
    expect(light.bg).toBe('#ffffff');
    const next = await processes.open([
      {
        ...dark,
        theme: night,
        settings: { ...dark.settings, primary_color: '#ffffff', secondary_color: '#ffffff', teritary_color: '#ffffff' },
      },
    ]);
    expect(colorOf(next)).toBe('#ffffff');
    expect(next.live.ignoredOf('one')).toMatchObject([{ key: 'settings.secondary_color' }]);
    expect(processes.warnings.join()).toContain('settings.secondary_color');
  });

  it('starts and ends a scheduled price without a restart', async () => {
    const one = await processes.open([testBrand({ key: 'one', plans: [single(1299)] })]);
    const sale = {
      plan: single(999),
      from: '2026-11-22T11:00:00.000Z',
      until: '2026-11-22T12:00:00.000Z',
    };
    await change(one, 'plans', [sale]);
    const priceAt = async (moment: string) => {
      now = new Date(moment);
      await one.live.refresh();
      return one.live.brands[0]!.plans[0]!.price;
    };
    expect(await priceAt('2026-11-22T10:59:59.999Z')).toBe(1299);
    expect(await priceAt('2026-11-22T11:00:00.000Z')).toBe(999);
    expect(await priceAt('2026-11-22T12:00:00.000Z')).toBe(1299);
  });

  it('keeps the brands unchanged while the database is down', async () => {
    const one = await processes.open(FILES);
    await change(one, 'settings.secondary_color', '#7a0000');
    await soon(() => expect(colorOf(one)).toBe('#7a0000'));
    await processes.database.asOwner((owner) => sql`alter table site_brand rename to site_brand_away`.execute(owner));
    await one.live.refresh();
    expect(colorOf(one)).toBe('#7a0000');
    await processes.database.asOwner((owner) => sql`alter table site_brand_away rename to site_brand`.execute(owner));
    await change(one, 'settings.secondary_color', null);
    await soon(() => expect(colorOf(one)).toBe('#111111'));
  });
});
