import { TICKET_STATES } from '@vinlore/feedback-domain';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNTS, BRANDS } from '../testing/chat-bench.ts';
import { createSupportBench, type SupportBench, VIN } from '../testing/support-bench.ts';
import { overdueTickets, waitingTickets } from '../waiting.ts';
import { placeOfTicket as placeOf, placesOfState as placesOf } from './ticket-place.ts';

const MINUTE = 60_000;
let bench: SupportBench;
beforeAll(async () => {
  bench = await createSupportBench();
});
beforeEach(() => bench.clear());
afterAll(() => bench.database.drop());

const mia = () => bench.caller({ as: 'mia' });
const staff = () => bench.caller({ as: 'staff' });
const opened = async (fields?: Readonly<Record<string, string>>) => {
  bench.pass(MINUTE);
  return (await mia().open(fields)).data.number;
};
const numbers = (listed: { tickets: readonly { number: string }[] }) => listed.tickets.map(({ number }) => number);

describe('support’s ticket list', () => {
  it('has waiting ones first, longest wait on top; then the newest', () => {
    const at = fc.date({ min: new Date('2000-01-01'), max: new Date('2200-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(at, at, (one, other) => {
        fc.pre(one < other);
        expect(placeOf('open', one)).toBeLessThan(placeOf('open', other));
        expect(placeOf('open', other)).toBeLessThan(placeOf('answered', other));
        expect(placeOf('answered', other)).toBeLessThan(placeOf('answered', one));
        expect(placeOf('answered', one)).toBeLessThan(placeOf('resolved', other));
        expect(placeOf('resolved', other)).toBeLessThan(placeOf('resolved', one));
        expect(Number.isSafeInteger(placeOf('resolved', one))).toBe(true);
        for (const state of TICKET_STATES) {
          expect(placeOf(state, one)).toBeGreaterThan(placesOf(state).after);
          expect(placeOf(state, one)).toBeLessThanOrEqual(placesOf(state).upTo);
        }
      }),
    );
  });

  it('returns counts by status, and filters by status and type', async () => {
    const [a, b, c, d] = [await opened(), await opened({ credit_type: 'sticker' }), await opened(), await opened()];
    await staff().answer(a, 'Done.');
    await staff().answer(c, 'Done.', { resolve: true });
    const all = await staff().staffList();
    expect(numbers(all)).toEqual([b, d, a, c]);
    expect(all).toMatchObject({ more: false, counts: { open: 2, answered: 1, resolved: 1 } });
    expect(numbers(await staff().staffList('?state=open'))).toEqual([b, d]);
    expect(numbers(await staff().staffList('?about=sticker'))).toEqual([b]);
  });

  it('requires three letters or digits in a row to search', async () => {
    for (const search of ['ab', 'a b c', '%25%25%25'])
      expect(await staff().ask(`/api-cwa/staff/tickets?search=${search}`)).toMatchObject({
        status: 400,
        message: 'Enter at least three letters or numbers in a row.',
      });
    expect((await staff().ask('/api-cwa/staff/tickets?search=')).status).toBe(200);
  });

  it('counts waiting tickets up to a limit, with since when the first has been waiting', async () => {
    const [first, second] = [await opened(), await opened()];
    await opened();
    const { data } = await staff().desk(first);
    const waiting = (most: number) => waitingTickets(bench.database, 'one', most);
    expect(await waiting(2)).toEqual({ count: 2, since: new Date(data.opened_at) });
    await staff().answer(first, 'Done.');
    await staff().setState(second, 'resolved');
    expect(await waiting(9)).toMatchObject({ count: 1 });
    expect(await waitingTickets(bench.database, 'other', 9)).toEqual({ count: 0, since: null });
  });

  it('spec §8: returns when a reply is due, and how many are overdue since when', async () => {
    const [first, second] = [await opened(), await opened()];
    const [late] = (await staff().staffList()).tickets;
    const { opened_at: since, due_at: due } = (await staff().desk(first)).data;
    expect(Date.parse(due!) - Date.parse(since)).toBe(24 * 60 * MINUTE);
    expect(late).toMatchObject({ number: first, due_at: due });
    const overdue = (now: Date, brand = BRANDS[0]!) => overdueTickets(bench.database, brand, 9, now);
    const at = (ms: number) => new Date(Date.parse(due!) + ms);
    expect(await overdue(at(-1))).toEqual({ count: 0, since: null });
    expect(await overdue(at(0))).toEqual({ count: 1, since: at(0) });
    expect(await overdue(at(MINUTE))).toMatchObject({ count: 2, since: at(0) });
    expect(await overdue(at(MINUTE), { ...BRANDS[0]!, answer_promise: { hours: 48 } })).toMatchObject({ count: 0 });
    expect(await overdue(at(MINUTE), BRANDS[1])).toMatchObject({ count: 0 });
    await staff().answer(first, 'Done.');
    expect((await staff().desk(first)).data.due_at).toBeNull();
    await staff().setState(second, 'resolved');
    expect(await overdue(at(MINUTE))).toMatchObject({ count: 0 });
  });

  it('is paginated', async () => {
    const inOrder = [];
    for (let at = 0; at < 51; at++) inOrder.push(await opened());
    const first = await staff().staffList();
    expect(first.more).toBe(true);
    const rest = await staff().staffList(`?cursor=${first.tickets.at(-1)!.number}`);
    expect([...numbers(first), ...numbers(rest)]).toEqual(inOrder);
    expect(rest.more).toBe(false);
  });

  it('finds part of a VIN, email, number, or message, case-insensitively and literally', async () => {
    const found = async (search: string) => numbers(await staff().staffList(`?search=${encodeURIComponent(search)}`));
    const one = await opened({ message: 'It says 100% electric', email: 'First_Last@example.com' });
    const other = await opened({ message: 'It says 1000 electric', vin: '1HGCM82633A004352' });
    await staff().answer(one, 'Our Señal is lost');
    expect(await found('GX7EUA')).toEqual([one]);
    expect(await found('4352')).toEqual([other]);
    expect(await found('ST_LAST@')).toEqual([one]);
    expect(await found('100%')).toEqual([one]);
    expect(await found('señal')).toEqual([one]);
    expect(await found(other.toLowerCase())).toEqual([other]);
    expect(await found('lost\\')).toEqual([]);
    expect(await found('ELECTRIC')).toEqual([other, one]);
  });
});

describe('support answers', () => {
  it('the reply is in the ticket, and emailed once to the member with a link', async () => {
    const number = await opened();
    bench.letters.length = 0;
    const message_id = crypto.randomUUID();
    const answer = { message_id };
    expect(await staff().answer(number, 'It is back.\nSee for yourself.', answer)).toMatchObject({
      status: 200,
      data: { state: 'answered', messages: 2 },
    });
    await staff().answer(number, 'It is back.\nSee for yourself.', answer);
    expect((await mia().own(number)).data.conversation).toMatchObject([
      { from: 'member' },
      { from: 'support', text: 'It is back.\nSee for yourself.' },
    ]);
    expect(bench.letters).toMatchObject([{ to: 'mia@example.com', subject: `New reply to your ticket ${number}` }]);
    expect(bench.letters[0]!.text).toContain('It is back.\nSee for yourself.');
    expect(bench.letters[0]!.text).toContain(`https://one.localhost/members/tickets/${number}`);
  });

  it('a resolving reply explains how to continue', async () => {
    const number = await opened();
    expect((await staff().answer(number, 'Fixed.', { resolve: true })).data.state).toBe('resolved');
    expect(bench.letters.at(-1)!.text).toContain('Reply in the ticket to reopen it');
    expect((await staff().setState(number, 'open')).data.state).toBe('open');
  });

  it('a reply that crossed a new message is rejected until it was read', async () => {
    const number = await opened();
    await mia().write(number, 'I found it myself.');
    const crossed = await staff().answer(number, 'Look again.', { seen: 1 });
    expect(crossed).toMatchObject({ status: 409, message: expect.stringContaining('New messages arrived') as string });
    expect((await mia().own(number)).data.messages).toBe(2);
    const message_id = crypto.randomUUID();
    expect((await staff().answer(number, 'Good.', { seen: 2, message_id })).status).toBe(200);
    expect((await staff().answer(number, 'Good.', { seen: 2, message_id })).status, 'sent again').toBe(200);
  });

  it('writing again while waiting keeps a member’s position', async () => {
    const [first, second] = [await opened(), await opened()];
    bench.pass(MINUTE);
    await mia().write(first, 'Hello?');
    expect(numbers(await staff().staffList('?state=open'))).toEqual([first, second]);
    const { data } = await staff().desk(first);
    expect(data.waiting_since).toBe(data.opened_at);
    expect((await staff().setState(first, 'resolved')).data).toMatchObject({ waiting_since: null });
  });

  it('a disputed record has its own topic and its report’s number', async () => {
    const ticket = {
      brand: BRANDS[0]!,
      accountId: ACCOUNTS.mia.id,
      accountEmail: 'mia@example.com',
      vin: VIN,
      creditType: null,
      message: 'Not my car.',
      language: 'en',
    } as const;
    const open = (report?: string) =>
      bench.database.transaction((tx) => bench.tickets.openTicket(tx, { ...ticket, ...(report && { report }) }));
    await open();
    const { number } = await open('7K2M-94QX-AAAA');
    expect(await waitingTickets(bench.database, 'one', 9, 'dispute')).toMatchObject({ count: 1 });
    expect((await staff().staffList('?about=dispute')).tickets).toMatchObject([{ number, report: '7K2M-94QX-AAAA' }]);
    expect((await staff().staffList('?about=other')).tickets).toMatchObject([{ about: 'other', report: null }]);
    expect(numbers(await staff().staffList('?search=94qx-aaaa'))).toEqual([number]);
  });

  it('the ticket shows the member, their language, and their other tickets', async () => {
    const [one, other] = [await opened({ name: 'Mia' }), await opened({ vin: '1HGCM82633A004352' })];
    await bench.caller({ as: 'sam' }).open();
    expect((await staff().desk(one)).data).toMatchObject({
      account_id: ACCOUNTS.mia.id,
      account_email: 'mia@example.com',
      name: 'Mia',
      language: 'en',
      credit_product: 'sticker',
      credit_kinds: ['report', 'sticker'],
      merged: [],
      others: [{ number: other }],
    });
  });

  it('only colleagues see which agent replied, and no one who left', async () => {
    const number = await opened();
    await staff().answer(number, 'First.');
    await bench.caller({ as: 'boss' }).answer(number, 'Second.');
    const answers = async () => (await staff().desk(number)).data.conversation.map(({ by }) => by);
    expect(await answers()).toEqual([null, 'Ana', null]);
    const [keeper] = bench.tickets.module.keepers;
    const seenByMember = [(await mia().own(number)).data, await keeper!.exportOf(bench.owner('mia')), bench.letters];
    expect(JSON.stringify(seenByMember)).not.toMatch(/Ana|"by"|said_by|33333333/);
    await bench.database.transaction((tx) => keeper!.erase(tx, bench.owner('staff')));
    expect(await answers()).toEqual([null, null, null]);
  });

  it('a reply with an unfilled placeholder is rejected', async () => {
    const number = await opened();
    bench.letters.length = 0;
    expect(await staff().answer(number, 'Your order {order} of {vin}')).toMatchObject({
      status: 422,
      message: 'Fill in {order}, {vin} before sending.',
    });
    expect(bench.letters).toEqual([]);
    expect((await staff().answer(number, 'In {braces}.')).status).toBe(200);
  });

  it('a macro adds tags and resolves with the reply, all or nothing', async () => {
    const number = await opened();
    const { data } = await staff().answer(number, 'Refunded.', { resolve: true, tags: ['Refund'] });
    expect(data).toMatchObject({ state: 'resolved', tags: ['refund'] });
    const many = Array.from({ length: 20 }, (_, at) => `tag ${at}`);
    expect((await staff().answer(number, 'Again.', { tags: many })).status).toBe(422);
    expect((await mia().own(number)).data.messages).toBe(2);
  });

  it('a reply is validated', async () => {
    const number = await opened();
    expect(await staff().answer(number, '')).toMatchObject({ status: 422, message: 'Please enter a message' });
    expect((await staff().answer('0000-0000', 'Hi')).status).toBe(404);
  });
});

describe('docs/decisions.md §4: staff credits go through the ledger', () => {
  it('once per gift, of the ticket’s type, without using up the free credit', async () => {
    const number = await opened({ credit_type: 'report' });
    const gift = crypto.randomUUID();
    await staff().give(number, 2, gift);
    expect((await staff().give(number, 2, gift)).data.credits_given).toBe(2);
    expect(bench.gifts).toMatchObject([{ product: 'report', credits: 2, cause: { kind: 'gift' } }]);
    bench.spend('mia', 'report');
    expect((await mia().open({ credit_type: 'report' })).data.free_credit).toBe(true);
  });

  it('of the other type if the agent chooses it', async () => {
    const number = await opened({ credit_type: 'report' });
    expect((await staff().give(number, 1, crypto.randomUUID(), 'sticker')).status).toBe(200);
    expect((await staff().give(number, 2)).status).toBe(200);
    expect(bench.gifts.filter(({ cause }) => cause.kind === 'gift')).toMatchObject([
      { product: 'sticker', credits: 1 },
      { product: 'report', credits: 2 },
    ]);
  });

  it('of the brand’s main product for a ticket about no document', async () => {
    await staff().give(await opened(), 1);
    expect(bench.gifts).toMatchObject([{ product: 'sticker' }]);
  });
});

it('every staff action is in the audit log once, without message text', async () => {
  const number = await opened();
  const before = (await bench.acts()).length;
  const message_id = crypto.randomUUID();
  const twice = async (act: () => Promise<unknown>) => [await act(), await act()];
  await twice(() => staff().answer(number, 'Private words', { message_id, resolve: true }));
  await twice(() => staff().setState(number, 'open'));
  await staff().setState(number, 'resolved');
  await staff().give(number, 3);
  const acts = (await bench.acts()).slice(before);
  expect(acts.map(({ act, detail, before, after }) => [act, detail, before, after])).toEqual([
    ['ticket.answered', { message: 2, resolved: true }, { state: 'open' }, { state: 'resolved' }],
    ['ticket.reopened', null, { state: 'resolved' }, { state: 'open' }],
    ['ticket.resolved', null, { state: 'open' }, { state: 'resolved' }],
    ['ticket.credited', { credits: 3, product: 'sticker', reason: 'A long wait' }, { credits: 0 }, { credits: 3 }],
  ]);
  expect(acts.every(({ from_address: from }) => from !== null)).toBe(true);
  expect(new Set(acts.map(({ actor }) => actor))).toEqual(new Set([ACCOUNTS.staff.id]));
});

describe('security: a ticket belongs to its member and brand', () => {
  it('other members can’t read or write in it, nor the same person at another brand', async () => {
    const number = await opened();
    for (const stranger of [bench.caller({ as: 'sam' }), bench.caller({ brand: 'other', as: 'mia' })]) {
      expect((await stranger.own(number)).status).toBe(404);
      expect((await stranger.write(number, 'Me too')).status).toBe(404);
      expect((await stranger.list()).tickets).toEqual([]);
      expect((await stranger.list({ cursor: number })).tickets).toEqual([]);
    }
    expect((await mia().own(number)).data.messages).toBe(1);
  });

  it('staff of another brand get “not found”, and members can’t make staff calls', async () => {
    const number = await opened();
    const elsewhere = bench.caller({ brand: 'other', as: 'staff' });
    for (const act of [
      elsewhere.answer(number, 'Hi'),
      elsewhere.setState(number, 'resolved'),
      elsewhere.give(number, 1),
    ])
      expect((await act).status).toBe(404);
    expect(await elsewhere.staffList(`?search=${VIN}`)).toMatchObject({
      tickets: [],
      counts: { open: 0, answered: 0, resolved: 0 },
    });
    for (const act of [mia().answer(number, 'Hi'), mia().give(number, 10), mia().setState(number, 'resolved')])
      expect((await act).status).toBe(403);
    expect(bench.gifts).toEqual([]);
  });
});
