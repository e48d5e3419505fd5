import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSupportBench, type SupportBench } from '../testing/support-bench.ts';

const MINUTE = 60_000;
let bench: SupportBench;
beforeAll(async () => {
  bench = await createSupportBench();
});
beforeEach(() => bench.clear());
afterAll(() => bench.database.drop());

const mia = () => bench.caller({ as: 'mia' });
const staff = () => bench.caller({ as: 'staff' });
const opened = async (message: string, fields: Readonly<Record<string, string>> = {}) => {
  bench.pass(MINUTE);
  return (await mia().open({ message, ...fields })).data.number;
};
const said = async (number: string, text: string) => {
  bench.pass(MINUTE);
  await mia().write(number, text);
};
const texts = ({ conversation }: { conversation: readonly { text: string }[] }) => conversation.map(({ text }) => text);

describe('merging tickets of one member', () => {
  it('puts messages in chronological order, and redirects the merged number', async () => {
    const [one, two] = [await opened('a'), await opened('b')];
    await said(one, 'c');
    await said(two, 'd');
    const { status, data } = await staff().merge(one, two);
    expect(status).toBe(200);
    expect(texts(data)).toEqual(['a', 'b', 'c', 'd']);
    expect(data).toMatchObject({ number: two, messages: 4, state: 'open', merged: [one] });
    expect((await staff().desk(one)).data.number).toBe(two);
    // The links in its emails use it.
    expect((await mia().own(one)).data).toMatchObject({ number: two, messages: 4 });
    expect((await mia().list()).tickets.map(({ number }) => number)).toEqual([two]);
  });

  it('adds messages sent to the old number to the remaining ticket', async () => {
    const [one, two] = [await opened('a'), await opened('b')];
    await staff().merge(one, two);
    await said(one, 'c');
    expect((await staff().answer(one, 'd')).data.number).toBe(two);
    expect(texts((await mia().own(two)).data)).toEqual(['a', 'b', 'c', 'd']);
    expect(bench.letters.at(-1)).toMatchObject({ subject: `New reply to your ticket ${two}` });
  });

  it('is found by the old number, listed and counted once, and has waited since the earlier of both', async () => {
    const [one, two] = [await opened('a'), await opened('b')];
    const { waiting_since } = (await staff().desk(one)).data;
    await staff().answer(two, 'x', { resolve: true });
    expect((await staff().merge(one, two)).data).toMatchObject({ state: 'open', waiting_since });
    const { tickets, counts } = await staff().staffList();
    expect(tickets.map(({ number }) => number)).toEqual([two]);
    expect(counts).toEqual({ open: 1, answered: 0, resolved: 0 });
    expect((await staff().staffList(`?search=${one}`)).tickets.map(({ number }) => number)).toEqual([two]);
  });

  it('is idempotent, also in the other direction', async () => {
    const [one, two] = [await opened('a'), await opened('b')];
    const before = (await bench.acts()).length;
    await Promise.all([staff().merge(one, two), staff().merge(one, two)]);
    expect(texts((await staff().merge(two, one)).data)).toEqual(['a', 'b']);
    expect((await bench.acts()).slice(before)).toMatchObject([
      { act: 'ticket.merged', detail: { number: one, into: two }, before: { messages: 1 }, after: { messages: 2 } },
    ]);
  });

  it('ends with one ticket if two people merge them into each other at once', async () => {
    const [one, two] = [await opened('a'), await opened('b')];
    const answers = await Promise.all([staff().merge(one, two), staff().merge(two, one)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(texts((await staff().desk(one)).data)).toEqual(['a', 'b']);
    expect((await staff().staffList()).tickets).toHaveLength(1);
  });

  it('keeps given credits: retries under either number give none twice, nor does the VIN’s free credit', async () => {
    bench.spend('mia', 'report');
    const [one, two] = [
      await opened('a', { credit_type: 'report' }),
      await opened('b', { credit_type: 'report', vin: '1HGCM82633A004352' }),
    ];
    const gift = crypto.randomUUID();
    await staff().give(one, 2, gift);
    expect((await staff().merge(one, two)).data.credits_given).toBe(3);
    for (const number of [one, two]) expect((await staff().give(number, 2, gift)).data.credits_given).toBe(3);
    expect(bench.gifts).toHaveLength(2);
    expect((await mia().open({ credit_type: 'report' })).data.free_credit).toBe(false);
  });

  it('loses no message in any sequence of merges, and every number leads to the remaining ticket', async () => {
    const step = fc.record({ from: fc.nat(4), into: fc.nat(4) });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 6 }), async (steps) => {
        await sql`delete from ticket`.execute(bench.database.kysely);
        const numbers: string[] = [];
        for (let at = 0; at < 5; at++) numbers.push(await opened(`m${at}`));
        for (const { from, into } of steps) await staff().merge(numbers[from]!, numbers[into]!);
        const { tickets, counts } = await staff().staffList();
        const kept = await Promise.all(tickets.map(({ number }) => staff().desk(number)));
        expect(kept.flatMap(({ data }) => texts(data)).sort()).toEqual(['m0', 'm1', 'm2', 'm3', 'm4']);
        for (const { data } of kept) {
          expect(texts(data)).toEqual(texts(data).toSorted());
          expect(data.conversation.map(({ seq }) => seq)).toEqual(data.conversation.map((_, at) => at + 1));
          for (const each of data.merged) expect((await mia().own(each)).data.number).toBe(data.number);
        }
        expect(counts['open']).toBe(tickets.length);
      }),
      { numRuns: 12 },
    );
  });

  it.each([
    ['itself', 422, 'You can’t merge a ticket into itself. Enter another ticket number.'],
    ['another member’s ticket', 422, 'You can only merge tickets from the same member.'],
    ['an unknown ticket', 404, 'Ticket not found.'],
  ])('is rejected with %s', async (which, status, message) => {
    const number = await opened('a');
    const strangers = (await bench.caller({ as: 'sam' }).open()).data.number;
    const into = which === 'itself' ? number : which === 'another member’s ticket' ? strangers : '0000-0000';
    expect(await staff().merge(number, into)).toMatchObject({ status, message });
    expect((await mia().own(number)).data.messages).toBe(1);
  });

  it('is rejected across brands and beyond a ticket’s limits', async () => {
    const [one, two] = [await opened('a'), await opened('b')];
    const elsewhere = (await bench.caller({ brand: 'other', as: 'mia' }).open()).data.number;
    expect((await staff().merge(one, elsewhere)).status).toBe(404);
    expect((await bench.caller({ brand: 'other', as: 'staff' }).merge(one, two)).status).toBe(404);
    await sql`update ticket set messages = 200 where number = ${two}`.execute(bench.database.kysely);
    expect((await staff().merge(one, two)).status).toBe(422);
  });

  it('ADR 11: is exported once and erased with the member', async () => {
    const [one, two] = [await opened('a'), await opened('b')];
    await staff().merge(one, two);
    const [keeper] = bench.tickets.module.keepers;
    expect(await keeper!.exportOf(bench.owner('mia'))).toMatchObject([{ number: two, messages: 2 }]);
    await bench.database.transaction((tx) => keeper!.erase(tx, bench.owner('mia')));
    const { rows } = await sql`select from ticket`.execute(bench.database.kysely);
    expect(rows).toEqual([]);
    expect((await staff().staffList()).counts).toEqual({ open: 0, answered: 0, resolved: 0 });
  });
});
