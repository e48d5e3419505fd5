import { claritySnippet } from '@vinlore/brand';
import type { SiteField, SiteState } from '@vinlore/site-domain';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSiteApi, type SiteApi } from './testing/site-api.ts';

let api: SiteApi;
beforeEach(async () => {
  api = await createSiteApi();
});
afterEach(() => api.close());

type Change = readonly [key: string, value: unknown, base?: number];
const ask = (by: string, ...changes: readonly Change[]) =>
  api.ask(by, '/api-cwa/staff/brand/change', {
    changes: changes.map(([key, value, base = 0]) => ({ key, value, base })),
  });
/** Changes keys, with a second owner's approval if needed. */
async function change(by: string, ...changes: readonly Change[]) {
  const answer = await ask(by, ...changes);
  if (answer.status !== 202) return answer;
  await api.approve();
  return api.ask(by, '/api-cwa/staff/brand');
}
const state = async (by = 'ada') => (await api.ask(by, '/api-cwa/staff/brand')).data as SiteState;
const fieldOf = ({ fields }: SiteState, name: string): SiteField => fields.find(({ key }) => key === name)!;
const history = async (by = 'ada', query = '') =>
  (await api.ask(by, `/api-cwa/staff/brand/changes${query}`)).data as {
    changes: { version: number; by: string | null; before: object; after: object }[];
    more: boolean;
  };
const settingsOf = () => api.live.brandOfHost('one.localhost')!.settings;

describe('brand settings', () => {
  it('returns each key’s value, origin, editor, and date, with the specification’s spelling', async () => {
    await change('ada', ['settings.teritary_color', '#6a0000'], ['features.report', false]);
    const now = await state('support');
    expect(fieldOf(now, 'settings.teritary_color')).toEqual({
      ...{ key: 'settings.teritary_color', value: '#6a0000', own: '#6a0000', file: '#111111', version: 1 },
      ...{ changed: { at: '2026-11-22T10:00:00.000Z', by: 'ada' }, waiting: null, ignored: null },
    });
    expect(fieldOf(now, 'settings.security')).toMatchObject({
      value: 'disabled',
      own: null,
      version: 0,
      changed: null,
    });
    expect(fieldOf(now, 'sticker_years')).toMatchObject({ value: 'every' });
    expect(now.fields.some(({ key }) => /^(key|language|plans)/.test(key))).toBe(false);
    expect(api.live.brandOfHost('one.localhost')!.features).toEqual({
      sticker: true,
      report: false,
      model_report: true,
    });
  });

  it('docs/decisions.md §4: changes the name and legal pages live; a legal page must be published', async () => {
    expect(await change('ada', ['name', 'One More'], ['legal_pages.privacy', '/legal/privacy'])).toMatchObject({
      status: 200,
    });
    const brand = api.live.brandOfHost('one.localhost')!;
    expect([brand.name, brand.legal_pages.privacy]).toEqual(['One More', '/legal/privacy']);
    expect(await change('ada', ['legal_pages.terms', '/nowhere'])).toMatchObject({
      status: 422,
      data: {
        faults: [{ key: 'legal_pages.terms', why: expect.stringContaining('each of the brand’s languages') as string }],
      },
    });
    for (const wrong of [
      ['name', '  ', 1],
      ['name', 'x'.repeat(41), 1],
      ['legal_pages.terms', 'https://elsewhere.example', 0],
    ] as const)
      expect((await change('ada', wrong)).status, wrong[0]).toBe(422);
    expect(api.live.brandOfHost('one.localhost')!.legal_pages.terms).toBe('/terms');
    // Resetting to the file's page also requires it to exist.
    expect(await change('ada', ['name', null, 1])).toMatchObject({ status: 200 });
    expect(api.live.brandOfHost('one.localhost')!.name).toBe(api.live.fileOf('one').name);
  });

  it('logs several keys as one action with before and after, and nothing for a repeat', async () => {
    await change('ada', ['settings.google_tag', 'GTM-ABC'], ['refund_limit', 5000]);
    expect(await change('ada', ['settings.google_tag', 'GTM-ABC', 1])).toMatchObject({ status: 200 });
    expect(await api.acts()).toMatchObject([
      {
        act: 'site.brand-changed',
        brand: 'one',
        subject_id: 'one',
        before: { 'settings.google_tag': null, refund_limit: null },
        after: { 'settings.google_tag': 'GTM-ABC', refund_limit: 5000 },
      },
    ]);
    expect((await history()).changes).toMatchObject([{ version: 1, by: 'ada' }]);
  });

  it('returns the current value to the second of two people who change the same key', async () => {
    await change('ada', ['support_email', 'desk@one.example']);
    const late = await change('bob', ['settings.google_tag', 'GTM-BOB'], ['support_email', 'help@one.example']);
    expect(late).toMatchObject({
      status: 409,
      message: 'Someone else just changed this. Compare the values and choose which one to keep.',
      data: { theirs: [{ key: 'support_email', value: 'desk@one.example', version: 1, changed: { by: 'ada' } }] },
    });
    expect(settingsOf().google_tag).toBe('');
    const chosen = await change('bob', ['settings.google_tag', 'GTM-BOB'], ['support_email', 'help@one.example', 1]);
    expect(chosen.status).toBe(200);
    expect(api.live.brandOfHost('one.localhost')!.support_email).toBe('help@one.example');
  });

  it('lets two people change different keys at once', async () => {
    const answers = await Promise.all([
      change('ada', ['settings.google_tag', 'GTM-ADA']),
      change('bob', ['settings.google_analytics', 'G-BOB']),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(settingsOf()).toMatchObject({ google_tag: 'GTM-ADA', google_analytics: 'G-BOB' });
  });

  it('resets a key to the file’s value and undoes a change from the history', async () => {
    await change('ada', ['settings.google_tag', 'GTM-A']);
    await change('ada', ['settings.google_tag', 'GTM-B', 1]);
    const [last] = (await history()).changes;
    expect(last).toMatchObject({ before: { 'settings.google_tag': 'GTM-A' } });
    await change('ada', ...Object.entries(last!.before).map(([key, value]): Change => [key, value, last!.version]));
    expect(settingsOf().google_tag).toBe('GTM-A');
    await change('ada', ['settings.google_tag', null, 3]);
    expect(fieldOf(await state(), 'settings.google_tag')).toMatchObject({ value: '', own: null, version: 4 });
    expect((await history()).changes).toHaveLength(4);
  });

  it('returns the history in pages and never changes it', async () => {
    for (let index = 0; index < 26; index++) await change('ada', ['refund_limit', index, index]);
    const first = await history();
    expect([first.changes.length, first.changes[0]!.version, first.more]).toEqual([25, 26, true]);
    expect(await history('ada', `?cursor=${first.changes.at(-1)!.version}`)).toMatchObject({
      changes: [{ version: 1 }],
      more: false,
    });
    for (const statement of [sql`update site_change set actor = null`, sql`delete from site_change`])
      await expect(statement.execute(api.database.kysely)).rejects.toThrow('append-only');
  });

  it('hides the brand from staff of other brands', async () => {
    await change('ada', ['settings.google_tag', 'GTM-ADA']);
    expect(fieldOf(await state('eva'), 'settings.google_tag')).toMatchObject({ value: '', version: 0 });
    expect((await history('eva')).changes).toEqual([]);
    await change('eva', ['settings.google_tag', 'GTM-EVA']);
    expect(settingsOf().google_tag).toBe('GTM-ADA');
  });

  it.each(['support', 'content', 'billing'])('%s can view but not change settings', async (by) => {
    expect((await api.ask(by, '/api-cwa/staff/brand')).status).toBe(200);
    expect((await api.ask(by, '/api-cwa/staff/brand/changes')).status).toBe(200);
    expect((await change(by, ['refund_limit', 1])).status).toBe(403);
    const pair = { email: 'gate@example.com', password: 'nine green bottles' };
    expect((await api.ask(by, '/api-cwa/staff/brand/gate', pair)).status).toBe(403);
    expect(await api.acts()).toEqual([]);
  });
});

describe('rejects invalid values with a reason', () => {
  it.each<[string, string, unknown, RegExp]>([
    ['an invalid color', 'settings.primary_color', 'red', /^must be a color such as #142b4f, not "red"$/],
    ['a script that isn’t Clarity’s', 'settings.clarity', btoa('alert(1)'), /the snippet from Clarity’s setup page/],
    ['someone else’s tagging server', 'tag_host', 'https://tags.example.com', /a host of the brand over https/],
    ['a different spelling of a key', 'settings.tertiary_color', '#111111', /^You can’t change this here\.$/],
    ['domains that aren’t a list', 'domains', 'elsewhere.example', /^must be a list/],
    ['the language', 'language', 'es', /^You can’t change this here\.$/],
    ['prices, which billing changes', 'plans', 'none', /^You can’t change this here\.$/],
    ['years in the wrong order', 'sticker_years', { from: 2000, to: 1990 }, /begins before it ends/],
    ['a higher refund limit than the file’s', 'refund_limit', 10_001, /^at most 10000/],
    ['a negative limit', 'refund_limit', -1, /whole number of cents/],
    ['an unknown font', 'theme.fonts.text', 'Comic Sans', /Source Sans 3/],
    ['custom CSS', 'theme.radius.md', '1px;}', /whole number of pixels/],
  ])('%s', async (_what, key, value, why) => {
    const answer = await change('ada', ['settings.google_tag', 'GTM-OK'], [key, value]);
    expect(answer.status).toBe(422);
    expect(answer.data).toMatchObject({ faults: [{ key, why: expect.stringMatching(why) }] });
    expect(settingsOf().google_tag, 'all or none').toBe('');
    expect(await api.acts()).toEqual([]);
  });

  it('rejects a low-contrast color with the same message as a build', async () => {
    const answer = await change('ada', ['theme.semantic.light.link', '#dddddd']);
    expect(answer).toMatchObject({
      status: 422,
      data: {
        faults: [
          {
            key: 'theme.semantic.light.link',
            why: expect.stringMatching(
              /^#dddddd on bg \(#ffffff\) has a contrast ratio of 1\.35\. WCAG AA requires 4\.5\. Nearest shade that passes: #/,
            ),
          },
        ],
      },
    });
  });

  it('checks colors together with their backgrounds', async () => {
    const inverse: Readonly<Record<string, string>> = { '#ffffff': '#101010', '#111111': '#fafafa' };
    const all = Object.entries(api.live.fileOf('one').theme.semantic.light).flatMap(([name, value]): Change[] =>
      inverse[value] ? [[`theme.semantic.light.${name}`, inverse[value]]] : [],
    );
    const grounds = all.filter(([, value]) => value === '#101010');
    expect((await change('ada', ...grounds)).status).toBe(422);
    const settings = ['primary', 'secondary', 'teritary'].map((name): Change => [`settings.${name}_color`, '#fafafa']);
    expect(await change('ada', ...all, ...settings)).toMatchObject({ status: 200 });
  });
});

describe('docs/decisions.md §4: the members’ gate', () => {
  const PAIR = { email: ' Gate@One.example ', password: 'nine green bottles' };
  const setGate = (by = 'ada', pair: object = PAIR) => api.ask(by, '/api-cwa/staff/brand/gate', pair);

  it('can’t be turned on before an email and password are set', async () => {
    expect(await change('ada', ['settings.security', 'enabled'])).toMatchObject({
      status: 422,
      data: { faults: [{ key: 'settings.security' }] },
    });
    expect(await setGate()).toMatchObject({ status: 200, data: { gate_email: 'gate@one.example' } });
    expect((await change('ada', ['settings.security', 'enabled'])).status).toBe(200);
    expect(settingsOf().security).toBe('enabled');
    expect((await change('ada', ['settings.security', 'disabled', 1])).status).toBe(200);
  });

  it('never returns the password in responses, the audit log, or the history', async () => {
    const answer = await setGate();
    await setGate();
    const [act, ...more] = await api.acts();
    expect(more).toEqual([]);
    expect(act).toMatchObject({ act: 'site.gate-set', before: { email: null }, after: { email: 'gate@one.example' } });
    expect(JSON.stringify([answer, act, await state(), await history()])).not.toContain('bottles');
  });

  it.each([
    [
      'an invalid email',
      { email: 'gate', password: 'nine green bottles' },
      'Enter a valid email, such as gate@example.com.',
    ],
    ['a short password', { email: 'a@b.example', password: 'short' }, 'Use at least 8 characters for the password.'],
  ])('rejects %s with a message', async (_what, pair, message) => {
    expect(await setGate('ada', pair)).toMatchObject({ status: 400, message });
  });
});

describe('settings that need a second owner', () => {
  const tag: Change = ['settings.google_tag', 'GTM-ABC'];

  it.each<[string, Change]>([
    ['a tag manager', tag],
    ['analytics', ['settings.google_analytics', 'G-ABC']],
    ['Clarity', ['settings.clarity', btoa(claritySnippet('abc123xyz'))]],
    ['a tagging server', ['tag_host', 'https://tags.one.localhost']],
    ['a chat', ['livechat_license', '123']],
    ['another domain', ['domains', ['one.localhost', 'cars.example']]],
    ['the support email', ['support_email', 'other@one.example']],
    ['a higher refund limit per person', ['refund_daily_limit', 60_000]],
    ['a higher credit limit per person', ['credit_daily_limit', 26]],
  ])('%s stays pending until a second owner approves', async (_what, request) => {
    expect(await ask('ada', request)).toMatchObject({ status: 202, message: expect.stringMatching(/^Waiting/) });
    const waits = fieldOf(await state(), request[0]);
    expect(waits).toMatchObject({ own: null, waiting: { by: 'ada' } });
    expect(await api.acts()).toEqual([]);
    await api.approve();
    expect(fieldOf(await state(), request[0])).toMatchObject({
      value: request[1],
      waiting: null,
      changed: { by: 'ada' },
    });
    expect(await api.acts()).toHaveLength(1);
  });

  it('shows the approver Clarity’s project ID instead of the script', async () => {
    await ask('ada', ['settings.clarity', btoa(claritySnippet('abc123xyz'))]);
    expect(api.asked.at(-1)!.changes).toEqual([{ name: 'settings.clarity', before: null, after: 'abc123xyz' }]);
  });

  it('lets one owner turn off a script or lower a limit', async () => {
    await change('ada', tag);
    expect((await ask('ada', ['settings.google_tag', '', 1], ['credit_daily_limit', 1])).status).toBe(200);
    expect(settingsOf().google_tag).toBe('');
  });

  it('an approval never overwrites a newer change', async () => {
    await ask('ada', tag);
    await ask('ada', ['settings.google_tag', '']);
    await ask('bob', ['settings.google_tag', 'GTM-BOB', 1]);
    await api.approve();
    await expect(api.approve()).rejects.toThrow();
    await api.live.refresh();
    expect(settingsOf().google_tag).toBe('GTM-BOB');
  });
});
