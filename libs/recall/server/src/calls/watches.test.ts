import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { flatLine } from '../testing/flat-lines.ts';
import { createRecallApi, VIN } from '../testing/recall-api.ts';
import { TELL_WATCHERS_JOB } from '../watches/tell-watchers.ts';

const DAY = 24 * 3_600_000;
const CIVIC = { email: ' Ana@Example.com ', year: '2018', make: 'honda', model: 'civic' };
const OLD = flatLine({ record_id: '1', campno: '18V100000' });
const NEW = flatLine({ record_id: '2', campno: '26V200000', do_not_drive: 'Yes', desc_defect: 'It may stall.' });

let api: Awaited<ReturnType<typeof createRecallApi>>;
beforeEach(async () => {
  api = await createRecallApi();
  await api.bring([OLD]);
});
afterEach(() => api.close());

const watch = (more: object = {}, brand = 'one') => api.ask('/api/recall-check/watch', { ...CIVIC, ...more }, brand);
const confirm = (token: string, brand = 'one') => api.ask('/api/recall-check/confirm-watch', { token }, brand);
const end = (token: string, brand = 'one') => api.ask('/api/recall-check/end-watch', { token }, brand);
const tokenIn = (text: string, page: 'confirm' | 'end') =>
  decodeURIComponent(new RegExp(`/recall-alerts/${page}\#token=(\\S+)`).exec(text)![1]!);
const lastToken = (page: 'confirm' | 'end') => tokenIn(api.letters.at(-1)!.text, page);
const tell = () => api.work(TELL_WATCHERS_JOB);
const kept = async () =>
  (await sql<Record<string, unknown>>`select * from recall_watch order by asked_at`.execute(api.database.kysely)).rows;

/** Creates confirmed alerts and clears sent emails. */
async function watching(more: object = {}, brand = 'one') {
  await watch(more, brand);
  expect((await confirm(lastToken('confirm'), brand)).status).toBe(200);
  api.letters.length = 0;
}

describe('requesting recall alerts', () => {
  it("sends one confirmation email and nothing else until it's confirmed", async () => {
    expect(await watch()).toMatchObject({ status: 200, data: { confirm_by_mail: true } });
    expect(api.letters).toHaveLength(1);
    expect(api.letters[0]).toMatchObject({
      to: 'ana@example.com',
      subject: 'Confirm recall alerts: 2018 Honda Civic',
    });
    expect(api.letters[0]!.text).toContain('http://one.localhost/recall-alerts/confirm#token=');
    await api.bring([OLD, NEW]);
    await tell();
    expect(api.letters).toHaveLength(1);
    expect(await confirm(lastToken('confirm'))).toMatchObject({ status: 200, data: { title: '2018 Honda Civic' } });
    expect(await confirm(lastToken('confirm'))).toMatchObject({ status: 200 });
  });

  it("works by VIN, which isn't stored", async () => {
    await watch({ vin: VIN.toLowerCase(), year: '', make: '', model: '' });
    expect(await kept()).toMatchObject([{ year: 2018, make: 'HONDA', model: 'Civic', title: '2018 Honda Civic' }]);
    expect(JSON.stringify(await kept())).not.toContain(VIN.slice(0, 8));
  });

  it('uses the reader’s language and the brand’s links', async () => {
    await watch({}, 'dos');
    expect(api.letters[0]!.subject).toBe('Confirma tus alertas: 2018 Honda Civic');
    expect(api.letters[0]!.text).toContain('http://dos.localhost/recall-alerts/confirm#token=');
  });

  it('returns the same response and sends no second email, whether or not the address is known or has alerts', async () => {
    const first = await watch();
    expect(await watch({ model: 'CIVIC 4DR' })).toEqual(first);
    await confirm(lastToken('confirm'));
    api.pass(2 * DAY);
    expect(await watch()).toEqual(first);
    expect(api.letters).toHaveLength(1);
    expect(await kept()).toHaveLength(1);
  });

  it.each([
    ['a vehicle nobody knows', { make: 'Buy now', model: 'www.evil.example' }, 422],
    ['a model nobody knows', { model: 'Buy now at www.evil.example' }, 422],
    ['no vehicle at all', { year: '', make: '', model: '' }, 422],
    ['a wrong VIN', { vin: `${VIN}0` }, 422],
    ['two addresses', { email: 'ana@example.com, bob@example.com' }, 400],
    ['a header in the address', { email: 'ana@example.com\r\nBcc: bob@example.com' }, 400],
  ])('%s is refused, kept nowhere and mailed to nobody', async (_what, more, status) => {
    expect((await watch(more)).status).toBe(status);
    expect([await kept(), api.letters]).toEqual([[], []]);
  });

  it("limits an address to five confirmation emails a day, so strangers can't flood an inbox", async () => {
    const years = Array.from({ length: 9 }, (_, at) => String(2010 + at));
    await Promise.all(years.map((year) => watch({ year })));
    expect(api.letters).toHaveLength(5);
    api.pass(DAY + 1);
    await watch({ year: '2009' });
    expect(api.letters).toHaveLength(6);
  });

  it('limits an address to 20 vehicles', async () => {
    for (let year = 1990; year < 2015; year++) {
      await watch({ year: String(year) });
      api.pass(DAY);
    }
    expect(api.letters).toHaveLength(20);
  });

  it('rejects a confirmation after 7 days, allows a new request, and deletes unconfirmed ones', async () => {
    await watch();
    const late = lastToken('confirm');
    api.pass(7 * DAY + 1);
    expect(await confirm(late)).toMatchObject({ status: 422, message: expect.stringContaining('7 days') as string });
    await watch();
    expect((await confirm(lastToken('confirm'))).status).toBe(200);
    await watch({ model: 'Accord' });
    api.pass(31 * DAY);
    await api.work('recall.purge-watches');
    expect(await kept()).toMatchObject([{ model: 'Civic' }]);
  });

  it('ignores a link that was changed, is from another brand, or has another purpose', async () => {
    await watch();
    const token = lastToken('confirm');
    expect((await confirm(`${token}x`)).status).toBe(422);
    expect((await confirm(token, 'dos')).status).toBe(422);
    expect((await end(token)).status).toBe(422);
    expect(await kept()).toMatchObject([{ confirmed_at: null, ended_at: null }]);
  });
});

describe('recall alerts', () => {
  it('report each campaign once, with what to do and how to unsubscribe', async () => {
    await watching();
    await tell();
    expect(api.letters).toEqual([]);
    await api.bring([OLD, NEW]);
    await Promise.all([tell(), tell()]);
    await tell();
    expect(api.letters).toHaveLength(1);
    const { to, subject, text, unsubscribe } = api.letters[0]!;
    expect([to, subject]).toEqual(['ana@example.com', 'New recall: 2018 Honda Civic']);
    expect(text).toContain('NHTSA campaign 26V200000. Do not drive this vehicle.\nIt may stall.');
    expect(text).not.toContain('18V100000');
    expect(text).toContain('http://one.localhost/recalls?year=2018&make=HONDA&model=Civic');
    expect(unsubscribe).toBe(`http://one.localhost/recall-alerts/end#token=${lastToken('end')}`);
    expect(lastToken('end')).toBeTruthy();
  });

  it('include campaigns published between request and confirmation', async () => {
    await watch();
    await api.bring([OLD, NEW]);
    await confirm(lastToken('confirm'));
    await tell();
    expect(api.letters.at(-1)!.text).toContain('26V200000');
  });

  it('use the language of the request, and list ten campaigns in full and the rest as a count', async () => {
    await watching({}, 'dos');
    const many = Array.from({ length: 12 }, (_, at) =>
      flatLine({ record_id: String(at + 10), campno: `26V${String(at + 300)}000` }),
    );
    await api.bring([OLD, ...many]);
    await tell();
    const { subject, text } = api.letters[0]!;
    expect(subject).toBe('12 nuevos retiros: 2018 Honda Civic');
    expect(text.match(/Campaña 26V/g)).toHaveLength(10);
    expect(text).toContain('Hay 2 retiros más en el sitio.');
  });

  it('skip a source’s first load, even for later confirmations, and report what is new after it', async () => {
    await api.database.asOwner((owner) => sql`truncate recall_vehicle, recall_campaign, recall_source`.execute(owner));
    await watching();
    await watch({ email: 'late@example.com' });
    const late = lastToken('confirm');
    await api.bring([OLD]);
    await tell();
    await confirm(late);
    await tell();
    expect(api.letters.filter(({ subject }) => subject.includes('ecall:'))).toEqual([]);
    await api.bring([OLD, NEW]);
    await tell();
    const recipients = api.letters.filter(({ subject }) => subject.startsWith('New recall')).map(({ to }) => to);
    expect(recipients.toSorted()).toEqual(['ana@example.com', 'late@example.com']);
  });

  it("skip other vehicles and ended alerts, which an old email can't turn back on", async () => {
    await watching();
    await watching({ model: 'Accord' });
    await api.bring([OLD, NEW]);
    await tell();
    expect(api.letters).toHaveLength(1);
    const stop = lastToken('end');
    expect((await end(stop, 'dos')).status).toBe(422);
    expect(await end(stop)).toMatchObject({ status: 200, data: { title: '2018 Honda Civic' } });
    expect(await end(stop)).toMatchObject({ status: 200 });
    await api.bring([OLD, NEW, flatLine({ record_id: '3', campno: '26V400000' })]);
    await tell();
    expect(api.letters).toHaveLength(1);
    await watch();
    expect((await confirm(lastToken('confirm'))).status).toBe(200);
    await end(stop);
    expect((await confirm(lastToken('confirm'))).status).toBe(422);
  });

  it('still go out to others if one recipient fails', async () => {
    await watching();
    await watching({ email: 'bob@example.com' });
    await sql`update recall_watch set language = 'xx' where email = 'ana@example.com'`.execute(api.database.kysely);
    await api.bring([OLD, NEW]);
    await expect(tell()).rejects.toThrow('1 watchers could not be notified');
    expect(api.letters.map(({ to }) => to)).toEqual(['bob@example.com']);
  });
});

it('ADR 11: are exported and deleted with the account, and leave other accounts alone', async () => {
  await watching();
  await watching({}, 'dos');
  await watching({ email: 'bob@example.com' });
  const [keeper] = api.module.keepers;
  const owner = { id: 'a', brand: api.brands[0]!, email: 'ana@example.com' };
  expect(await keeper!.exportOf(owner)).toMatchObject([{ email: 'ana@example.com', title: '2018 Honda Civic' }]);
  await api.database.transaction((tx) => keeper!.erase(tx, owner));
  expect((await kept()).map(({ brand, email }) => [brand, email])).toEqual([
    ['dos', 'ana@example.com'],
    ['one', 'bob@example.com'],
  ]);
});
