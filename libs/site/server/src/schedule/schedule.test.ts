import type { SiteState } from '@vinlore/site-domain';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSiteApi, type SiteApi } from '../testing/site-api.ts';

let api: SiteApi;
beforeEach(async () => {
  api = await createSiteApi();
});
afterEach(() => api.close());

const NOON = '2026-11-22T12:00:00.000Z';
const COLOR = 'settings.secondary_color';
type Change = readonly [key: string, value: unknown, base?: number];
const changesOf = (changes: readonly Change[]) => changes.map(([key, value, base = 0]) => ({ key, value, base }));
const plan = (at: string, ...changes: readonly Change[]) =>
  api.ask('ada', '/api-cwa/staff/brand/plan', { at, changes: changesOf(changes) });
const change = (...changes: readonly Change[]) =>
  api.ask('bob', '/api-cwa/staff/brand/change', { changes: changesOf(changes) });
const planned = async () => ((await api.ask('ada', '/api-cwa/staff/brand')).data as SiteState).planned;
const brand = () => api.live.brandOfHost('one.localhost')!;

describe('docs/decisions.md §1: scheduled changes to a brand', () => {
  it('shows a scheduled change, applies it on time, and records who scheduled it', async () => {
    expect(await plan(NOON, [COLOR, '#7a0000'], ['name', 'One More'])).toMatchObject({ status: 200 });
    expect(api.moments).toEqual([new Date(NOON)]);
    expect(await planned()).toMatchObject([
      { at: NOON, by: 'ada', values: { [COLOR]: '#7a0000', name: 'One More' }, ended: null },
    ]);
    await api.until('2026-11-22T11:59:59Z');
    expect([brand().settings.secondary_color, brand().name]).toEqual(['#111111', 'Test Brand']);
    await api.until(NOON);
    expect([brand().settings.secondary_color, brand().name]).toEqual(['#7a0000', 'One More']);
    expect(await planned()).toEqual([]);
    const history = await api.ask('ada', '/api-cwa/staff/brand/changes');
    expect(history.data).toMatchObject({ changes: [{ version: 1, by: 'ada', after: { name: 'One More' } }] });
    expect((await api.acts()).map(({ act }) => act)).toEqual(['site.change-planned', 'site.brand-changed']);
  });

  it('applies a scheduled change once, however often the job runs', async () => {
    await plan(NOON, ['name', 'One More']);
    await Promise.all([api.until(NOON), api.until(NOON)]);
    await api.until('2026-11-22T13:00:00Z');
    expect((await api.acts()).filter(({ act }) => act === 'site.brand-changed')).toHaveLength(1);
  });

  it('skips a scheduled change when a value changed in between', async () => {
    await plan(NOON, ['name', 'One More'], [COLOR, '#7a0000']);
    await change(['name', 'Bob’s']);
    await api.until(NOON);
    expect([brand().name, brand().settings.secondary_color]).toEqual(['Bob’s', '#111111']);
    expect(await planned()).toMatchObject([{ ended: 'overtaken' }]);
    expect((await api.acts()).at(-1)).toMatchObject({ act: 'site.plan-ended', detail: { ended: 'overtaken' } });
    await api.until('2026-12-22T12:00:00Z');
    expect(await planned()).toEqual([]);
  });

  it('skips a scheduled change when a value is no longer valid', async () => {
    expect((await plan(NOON, ['theme.semantic.light.link', '#595959'])).status).toBe(200);
    const darker = ['bg', 'surface', 'alt', 'fill-2'].map((name): Change => [
      `theme.semantic.light.${name}`,
      '#c8c8c8',
    ]);
    expect((await change(...darker)).status).toBe(200);
    await api.until(NOON);
    expect(brand().theme.semantic.light.link).toBe('#111111');
    expect(await planned()).toMatchObject([{ ended: 'refused' }]);
  });

  it('cancels a scheduled change once', async () => {
    await plan(NOON, ['name', 'One More']);
    const [waiting] = await planned();
    const cancel = (by = 'bob') => api.ask(by, '/api-cwa/staff/brand/plan/cancel', { plan_id: waiting!.id });
    expect((await cancel('support')).status).toBe(403);
    expect((await cancel('eva')).status, 'at another brand').toBe(404);
    expect((await cancel()).status).toBe(200);
    expect((await cancel()).status).toBe(404);
    await api.until(NOON);
    expect(brand().name).toBe('Test Brand');
  });

  it('requires the second owner’s approval before scheduling', async () => {
    expect(await plan(NOON, ['settings.google_tag', 'GTM-ABC'])).toMatchObject({ status: 202 });
    expect(await planned()).toEqual([]);
    await api.approve();
    expect(await planned()).toMatchObject([{ by: 'ada', values: { 'settings.google_tag': 'GTM-ABC' } }]);
    await api.until(NOON);
    expect(brand().settings.google_tag).toBe('GTM-ABC');
  });

  it.each<[string, string, Change]>([
    ['a time in the past', '2026-11-22T10:00:00.000Z', ['name', 'One More']],
    ['more than a year ahead', '2027-11-25T10:00:00.000Z', ['name', 'One More']],
    ['a low-contrast color', NOON, [COLOR, '#eeeeee']],
    ['domains, which can’t be scheduled', NOON, ['domains', ['one.localhost', 'cars.example']]],
    ['the gate, which can’t be scheduled', NOON, ['settings.security', 'enabled']],
  ])('rejects %s and schedules nothing', async (_what, at, wrong) => {
    expect((await plan(at, wrong)).status).toBe(422);
    expect(await planned()).toEqual([]);
    expect(await api.acts()).toEqual([]);
  });

  it('rejects scheduling from an outdated version', async () => {
    await change(['name', 'Bob’s']);
    expect(await plan(NOON, ['name', 'One More'])).toMatchObject({
      status: 409,
      data: { theirs: [{ key: 'name', value: 'Bob’s' }] },
    });
    expect(await planned()).toEqual([]);
  });
});
