import { MESSAGE_LENGTH } from '@vinlore/feedback-domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSupportBench, type SupportBench, VIN } from '../testing/support-bench.ts';

let bench: SupportBench;
beforeAll(async () => {
  bench = await createSupportBench();
});
beforeEach(async () => {
  await sql`delete from rating`.execute(bench.database.kysely);
  bench.letters.length = 0;
  bench.pass(1_000);
});
afterAll(() => bench.database.drop());

const mia = () => bench.caller({ as: 'mia' });
const staff = () => bench.caller({ as: 'staff' });

describe('spec §7, §8: create_feedback', () => {
  it('spec §8: thanks with 200, in the brand’s language', async () => {
    expect(await mia().rate()).toMatchObject({ status: 200, message: 'Thank you for your feedback' });
    const { message } = await bench.caller({ brand: 'dos', as: 'mia' }).rate();
    expect(message).toBe('Gracias por tu opinión');
  });

  it('spec §3: stores vin, report_type, satisfaction and message; the VIN is optional', async () => {
    await mia().rate({
      vin: '1fmcu0gx7eua-00108',
      satisfaction: '2',
      report_type: 'sticker',
      feedback_msg: 'No\u0007 <b>',
    });
    bench.pass(1_000);
    await mia().rate({ vin: '' });
    expect((await staff().feedback()).feedback).toMatchObject([
      { vin: '', satisfaction: 4, message: 'Good.', email: 'mia@example.com' },
      { vin: VIN, satisfaction: 2, report_type: 'sticker', message: 'No <b>' },
    ]);
  });

  it('is emailed to support, whose reply goes to the member', async () => {
    await mia().rate({ satisfaction: '1', feedback_msg: '<b>Bad' });
    expect(bench.letters).toMatchObject([
      { to: 'help@one.example', replyTo: 'mia@example.com', subject: 'Feedback: 1 out of 5, report' },
    ]);
    expect(bench.letters[0]!.text).toContain('mia@example.com is very dissatisfied.');
    expect(bench.letters[0]!.text).toContain(`Topic: report, VIN ${VIN}.`);
    expect(bench.letters[0]!.html).not.toContain('<b>Bad');
  });

  it.each([
    ['', 'Please enter a message'],
    [' \n ', 'Please enter a message'],
    ['x'.repeat(MESSAGE_LENGTH + 1), 'Shorten the message to 5,000 characters.'],
    ['🚗'.repeat(5_000), 'Shorten the message to 5,000 characters.'],
  ])('spec §5: rejects %j with 422', async (feedback_msg, message) => {
    expect(await mia().rate({ feedback_msg })).toMatchObject({ status: 422, message });
    expect((await staff().feedback()).feedback).toEqual([]);
  });

  it('rejects a 1 MB body before reading it', async () => {
    expect(await mia().rate({ feedback_msg: '🚗'.repeat(100_000) })).toMatchObject({ status: 413 });
  });

  it.each<Readonly<Record<string, string>>>([
    { satisfaction: '0' },
    { satisfaction: '6' },
    { satisfaction: '4.5' },
    { report_type: 'general' },
  ])('spec §3, §9: rejects %j', async (fields) => {
    expect((await mia().rate(fields)).status).toBe(400);
  });

  it('stores and emails a retried request once, per member', async () => {
    const fields = { feedback_id: crypto.randomUUID() };
    const first = await mia().rate(fields);
    expect(await mia().rate({ ...fields, feedback_msg: 'Again.' })).toEqual(first);
    expect((await bench.caller({ as: 'sam' }).rate(fields)).data.id).not.toBe(first.data.id);
    expect((await staff().feedback()).feedback).toHaveLength(2);
    expect(bench.letters).toHaveLength(2);
  });

  it('spec §5: needs a token', async () => {
    expect((await bench.caller().rate()).status).toBe(401);
  });
});

describe('feedback for staff', () => {
  it('lists newest first, paginated, by type, satisfaction, and words, of their brand only', async () => {
    for (let at = 1; at <= 52; at++) {
      bench.pass(1_000);
      const satisfaction = String(1 + (at % 5));
      await mia().rate({ feedback_msg: `Said ${at}`, satisfaction, report_type: at === 7 ? 'sticker' : 'report' });
    }
    const first = await staff().feedback();
    expect(first).toMatchObject({ more: true, feedback: { length: 50, 0: { message: 'Said 52' } } });
    const rest = await staff().feedback(`?cursor=${first.feedback.at(-1)!.id}`);
    expect(rest).toMatchObject({ more: false, feedback: [{ message: 'Said 2' }, { message: 'Said 1' }] });
    const found = async (query: string) => (await staff().feedback(query)).feedback.map(({ message }) => message);
    expect(await found('?report_type=sticker')).toEqual(['Said 7']);
    expect(await found('?at_most=1')).toHaveLength(10);
    expect((await found('?at_most=3')).slice(0, 4)).toEqual(['Said 52', 'Said 51', 'Said 50', 'Said 47']);
    expect(await found('?at_most=3&report_type=sticker')).toEqual(['Said 7']);
    expect(await found('?at_most=2&search=SAID 51')).toEqual(['Said 51']);
    expect(await found('?search=SAID 51')).toEqual(['Said 51']);
    expect(await found('?search=100%25')).toEqual([]);
    expect((await bench.caller({ brand: 'other', as: 'staff' }).feedback()).feedback).toEqual([]);
    expect((await mia().ask('/api-cwa/staff/feedback')).status).toBe(403);
  });
});

it('is exported and erased with the member, and removed from the weekly totals', async () => {
  const [keeper] = bench.ratings.keepers;
  await mia().rate({ feedback_msg: 'Mine' });
  expect(JSON.stringify(await keeper!.exportOf(bench.owner('mia')))).toContain('Mine');
  await bench.database.transaction((tx) => keeper!.erase(tx, bench.owner('mia')));
  expect(await keeper!.exportOf(bench.owner('mia'))).toEqual([]);
  expect((await staff().trends()).brands).toMatchObject([{ weeks: [] }]);
});
