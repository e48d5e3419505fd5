import type { MailFault, SiteMail, SiteMailText, SiteMailView } from '@vinlore/site-domain';
import { tables } from '@vinlore/database';
import { testBrand } from '@vinlore/testing-node';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { createSiteApi, type SiteApi } from '../testing/site-api.ts';
import type { SiteTables } from '../tables.ts';

let api: SiteApi;
beforeEach(async () => {
  api = await createSiteApi();
});
afterEach(() => api.close());

type Language = 'en' | 'es';
type Change = readonly [language: Language, key: string, value: string | null, base?: number];

const change = (by: string, mail: string, changes: readonly Change[], more: object = {}) =>
  api.ask(by, '/api-cwa/staff/brand/mail/change', {
    mail,
    reason: 'Our own words',
    changes: changes.map(([language, key, value, base = 0]) => ({ language, key, value, base })),
    ...more,
  });
const view = async (mail = 'test.news', by = 'ada') =>
  (await api.ask(by, `/api-cwa/staff/brand/mail?mail=${mail}`)).data as SiteMailView;
const textOf = ({ texts }: SiteMailView, of: string): SiteMailText => texts.find(({ key }) => key === of)!;
const list = async (by = 'ada') =>
  ((await api.ask(by, '/api-cwa/staff/brand/mails')).data as { mails: SiteMail[] }).mails;
const preview = async (texts: readonly object[] = [], more: object = {}, by = 'ada') =>
  (await api.ask(by, '/api-cwa/staff/brand/mail/preview', {
    ...{ mail: 'test.news', language: 'en', example: 0, texts },
    ...more,
  })) as { status: number; data: { subject: string; html: string; text: string; faults: MailFault[] } };
const faultOf = async (value: string, key = 'test.newsBody', mail = 'test.news') => {
  const { status, data } = await change('ada', mail, [['en', key, value]]);
  return status === 422 ? (data as { faults: MailFault[] }).faults[0]!.why : null;
};

describe('a brand’s emails on the staff desk', () => {
  it('lists each email with when it is sent and which texts are customized', async () => {
    await change('ada', 'test.news', [
      ['en', 'test.newsSubject', 'What is new at {brand}'],
      ['es', 'test.newsSubject', 'Lo nuevo de {brand}'],
    ]);
    expect(await list('support')).toEqual([
      {
        ...{ mail: 'test.news', name: 'News', when: 'Each week.', area: 'news', to: 'visitor' },
        ...{ guarded: false, changed: 2, unfit: 0 },
      },
      {
        ...{ mail: 'test.code', name: 'Code', when: 'At sign-in.', area: 'security', to: 'member' },
        ...{ guarded: true, changed: 0, unfit: 0 },
      },
    ]);
  });

  it('shows each text in both languages with its variables and the other emails that use it', async () => {
    const news = await view();
    expect(news.texts.map(({ key, role }) => [key, role])).toEqual([
      ['test.newsSubject', 'subject'],
      ['test.newsBody', 'paragraph'],
      ['test.notYou', 'paragraph'],
      ['test.action', 'button'],
    ]);
    expect(textOf(news, 'test.newsBody')).toMatchObject({
      en: { product: expect.stringContaining('# things'), own: null, version: 0, unfit: null },
      es: { product: expect.stringContaining('# novedades') },
      variables: expect.arrayContaining([{ name: 'count', sample: '1', needed: true }]),
      also: [],
    });
    // The code email passes only the support address.
    expect(textOf(news, 'test.notYou')).toMatchObject({
      variables: [{ name: 'support', sample: 'help@one.example', needed: true }],
      also: ['Code'],
    });
  });

  it('uses custom texts within a second, and only for that brand', async () => {
    const answer = await change('ada', 'test.news', [['en', 'test.newsSubject', 'Fresh from {brand}']]);
    expect(answer.status).toBe(200);
    expect((await preview()).data.subject).toBe('Fresh from Test Brand');
    expect((await preview([], {}, 'eva')).data.subject).not.toContain('Fresh');
    expect((await preview([], { language: 'es' })).data.subject).toBe('Novedades de Test Brand');
    expect(textOf(await view('test.news', 'eva'), 'test.newsSubject').en.own).toBeNull();
    const [act] = (await api.acts()).slice(-1);
    expect(act).toMatchObject({
      ...{ act: 'site.mail-changed', brand: 'one', detail: { reason: 'Our own words' } },
      after: { 'mail_texts.en.test.newsSubject': 'Fresh from {brand}' },
    });
  });

  it('shows texts from the brand’s file as customized', async () => {
    const worded = {
      ...testBrand({ key: 'one' }),
      mail_texts: { en: { 'test.action': 'Read on', 'gone.key': 'Old' } },
    };
    const other = await createSiteApi([worded]);
    onTestFinished(() => other.close());
    const { data } = await other.ask('ada', '/api-cwa/staff/brand/mail?mail=test.news');
    expect(textOf(data as SiteMailView, 'test.action').en).toMatchObject({ own: 'Read on', unfit: null, version: 0 });
  });

  it('returns the first editor’s text to the second one when two save at once', async () => {
    await change('ada', 'test.news', [['en', 'test.action', 'Read it']]);
    const late = await change('bob', 'test.news', [['en', 'test.action', 'See it']]);
    expect(late).toMatchObject({ status: 409, message: expect.stringContaining('Someone else') });
    expect(textOf((late.data as { mail: SiteMailView }).mail, 'test.action').en).toMatchObject({
      ...{ own: 'Read it', version: 1, changed: { by: 'ada' } },
    });
    expect((await change('bob', 'test.news', [['en', 'test.action', 'See it', 1]])).status).toBe(200);
    expect((await view()).changes).toMatchObject([
      { by: 'bob', texts: [{ key: 'test.action', before: 'Read it', after: 'See it' }] },
      { by: 'ada', texts: [{ key: 'test.action', before: null, after: 'Read it' }] },
    ]);
    expect((await change('bob', 'test.news', [['en', 'test.action', null, 2]])).status).toBe(200);
    expect(textOf(await view(), 'test.action').en).toMatchObject({ own: null, version: 3 });
  });

  it('lets only owners change texts of the given email, and requires a reason', async () => {
    expect((await change('content', 'test.news', [['en', 'test.action', 'Go']])).status).toBe(403);
    expect((await change('ada', 'test.news', [['en', 'test.codeSubject', '{code}']])).status).toBe(404);
    expect((await change('ada', 'test.none', [['en', 'test.action', 'Go']])).status).toBe(404);
    expect((await change('ada', 'test.news', [['en', 'test.action', 'Go']], { reason: ' ' })).status).toBe(400);
    const key = 'mail_texts.en.test.action';
    const sideDoor = await api.ask('ada', '/api-cwa/staff/brand/change', { changes: [{ key, value: 'Go', base: 0 }] });
    expect(sideDoor.status).toBe(422);
  });

  it('needs a second owner for texts of account emails, even when shared with other emails', async () => {
    const asked = await change('ada', 'test.news', [['en', 'test.notYou', 'Call us, or write to {support}.']]);
    expect(asked.status).toBe(202);
    expect((await preview()).data.text).not.toContain('Call us');
    expect(textOf(await view(), 'test.notYou').en.waiting).toEqual({
      value: 'Call us, or write to {support}.',
      by: 'ada',
    });
    expect(api.asked[0]).toMatchObject({ permission: 'owner', facts: { mail: 'News', reason: 'Our own words' } });
    await api.approve();
    expect((await preview()).data.text).toContain('Call us, or write to help@one.example.');
  });
});

describe('rejects a text with a reason if', () => {
  it.each([
    ['is empty', '  ', /Enter some text/],
    ['has unmatched braces', 'There are {count', /braces/],
    ['uses an unknown variable', '{count} {price}', /\{price\} isn’t available/],
    ['omits a required variable', 'There are new things.', /Keep \{count\}/],
    ['has HTML', '{count} <b>new</b>', /plain text/],
    ['has line breaks', '{count}\nnew', /line breaks/],
    ['has a bidi override', '{count} \u202eevil', /invisible/],
    ['has a link', '{count} at https://evil.example', /addresses/],
    ['has text that email clients turn into a link', '{count} at evil.com', /addresses/],
    ['hides a link in a choice', '{count} at evil{count, plural, other {.com}}', /addresses/],
    ['makes a link of a variable', '{count} at evil.{brand}', /addresses/],
    ['has an email address', '{count}: help@evil.example', /addresses/],
    ['extends a variable to a domain', '{count}: {brand}munity', /addresses/],
    ['extends a variable to a domain in a choice', '{count}: {brand}{count, plural, other {.co}}', /addresses/],
    ['has a link with a number in it', '{count, plural, other {evil#.com}}', /addresses/],
    ['has a link in another script', '{count} at evil.भारत', /addresses/],
    ['has a link with a combining mark', '{count} at page\u0301.com', /addresses/],
    ['hides a character in a link', '{count} at evil\uFE0F.com', /invisible/],
    ['has an invisible letter', '{count}\u3164', /invisible/],
    ['uses a required variable only in a choice', '{count, select, other {New}}', /Keep \{count\}/],
    ['formats a name as a number', '{count} {brand, number}', /braces/],
    ['can’t be formatted', '{count, date}', /braces/],
    ['lacks the “other” case', '{count, plural, one {#}}', /braces/],
    ['is too long', `{count} ${'long '.repeat(200)}`, /1,000/],
  ])('it %s', async (_what, value, why) => expect(await faultOf(value)).toMatch(why));

  it('rejects a subject that is too long once its variables are filled in', async () => {
    expect(await faultOf(`${'a'.repeat(35)} {brand}`, 'test.newsSubject')).toMatch(/45 characters/);
    expect(await faultOf(`${'a'.repeat(34)} {brand}`, 'test.newsSubject')).toBeNull();
  });

  it('allows a text without the brand’s name', async () =>
    expect(await faultOf('News', 'test.newsSubject')).toBeNull());
});

describe('previews and tests of unsaved emails', () => {
  it('renders the whole email in the chosen format and falls back to the default for invalid texts', async () => {
    const texts = [
      { key: 'test.newsBody', value: '{count} news' },
      { key: 'test.action', value: 'Click' },
    ];
    const { data } = await preview(texts, { example: 1 });
    expect(data).toMatchObject({ text: expect.stringContaining('3 news\n'), faults: [] });
    expect(data.html).toContain('>Click</a>');
    const wrong = await preview([{ key: 'test.newsBody', value: '{price}' }]);
    expect(wrong.data.text).toContain('There is 1 thing new.');
    expect(wrong.data.faults).toMatchObject([{ language: 'en', key: 'test.newsBody' }]);
    expect((await view()).changed).toBe(0);
  });

  it('sends the test only to the person who asked for it', async () => {
    const input = {
      mail: 'test.code',
      language: 'en',
      example: 0,
      texts: [{ key: 'test.codeAction', value: 'Enter' }],
    };
    const path = '/api-cwa/staff/brand/mail/test';
    expect(await api.ask('ada', path, input)).toMatchObject({ status: 200, data: { to: 'ada@example.com' } });
    expect(api.sent).toMatchObject([{ to: 'ada@example.com', subject: 'Test: 482915 is your code' }]);
    expect(api.sent[0]!.html).toContain('>Enter</a>');
    expect((await api.ask('ada', path, { ...input, to: 'eve@example.com' })).status).toBe(400);
    const wrong = { ...input, texts: [{ key: 'test.codeSubject', value: 'Your code' }] };
    expect((await api.ask('ada', path, wrong)).status).toBe(422);
    expect((await api.ask('content', path, input)).status).toBe(403);
    expect(api.sent).toHaveLength(1);
  });
});

describe('scheduled changes', () => {
  const at = '2026-11-23T08:00:00.000Z';

  it('take effect at the scheduled time', async () => {
    const planned = await change('ada', 'test.news', [['en', 'test.action', 'Holiday news']], { at });
    expect((planned.data as SiteMailView).planned).toMatchObject([
      { at, by: 'ada', texts: [{ language: 'en', key: 'test.action', value: 'Holiday news' }] },
    ]);
    expect((await preview()).data.text).not.toContain('Holiday');
    await api.until(at);
    expect((await preview()).data.text).toContain('Holiday news');
    expect((await view()).planned).toEqual([]);
  });

  it('do not overwrite later edits', async () => {
    await change('ada', 'test.news', [['en', 'test.action', 'Holiday news']], { at });
    await change('bob', 'test.news', [['en', 'test.action', 'Read']]);
    await api.until(at);
    expect((await preview()).data.text).toContain('Read: ');
  });

  it('reject a time in the past', async () => {
    const past = { at: '2026-11-21T08:00:00.000Z' };
    expect((await change('ada', 'test.news', [['en', 'test.action', 'Old']], past)).status).toBe(422);
  });
});

it('reports texts that a release made invalid and sends the default instead', async () => {
  await change('ada', 'test.news', [['en', 'test.newsBody', '{count} fresh things']]);
  // As if the previous release had used another variable name.
  await tables<SiteTables>(api.database)
    .updateTable('site_overlay')
    .set({ value: JSON.stringify('{number} fresh things') })
    .where('key', '=', 'mail_texts.en.test.newsBody')
    .execute();
  await change('ada', 'test.news', [['en', 'test.action', 'Go']]);
  expect((await preview()).data.text).toContain('There is 1 thing new.');
  expect(textOf(await view(), 'test.newsBody').en).toMatchObject({
    ...{ own: '{number} fresh things', unfit: expect.stringContaining('{number}') },
  });
  expect((await list())[0]).toMatchObject({ changed: 2, unfit: 1 });
});
