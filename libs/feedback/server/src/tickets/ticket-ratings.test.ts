import { RATING_COMMENT_LENGTH } from '@vinlore/feedback-domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSupportBench, type SupportBench } from '../testing/support-bench.ts';

const DAY = 24 * 60 * 60_000;

let bench: SupportBench;
beforeAll(async () => {
  bench = await createSupportBench();
});
beforeEach(() => bench.clear());
afterAll(() => bench.database.drop());

const mia = () => bench.caller({ as: 'mia' });
const staff = () => bench.caller({ as: 'staff' });
const resolved = async () => {
  const { number } = (await mia().open()).data;
  await staff().setState(number, 'resolved');
  return number;
};

describe('how did we do', () => {
  it('a member rates a resolved ticket, with a comment or without; support reads it and finds it', async () => {
    const number = await resolved();
    expect((await mia().own(number)).data).toMatchObject({ rating: null });
    const rated = await mia().rateTicket(number, false, 'Too slow, <b>really</b>');
    const rating = { good: false, comment: 'Too slow, <b>really</b>' };
    expect(rated).toMatchObject({ status: 200, data: { state: 'resolved', rating } });
    expect((await staff().desk(number)).data).toMatchObject({ rating });
    expect((await staff().staffList('?search=too+slow')).tickets).toHaveLength(1);
    const other = await resolved();
    expect((await mia().rateTicket(other, true)).data).toMatchObject({ rating: { good: true, comment: '' } });
  });

  it('once: pressed twice, or asked again after it was opened again, what was said first stays', async () => {
    const number = await resolved();
    const [one, two] = await Promise.all([mia().rateTicket(number, true), mia().rateTicket(number, true)]);
    expect([one.status, two.status]).toEqual([200, 200]);
    await mia().write(number, 'Still wrong.');
    expect((await mia().rateTicket(number, false, 'Hm')).data).toMatchObject({ rating: { good: true, comment: '' } });
    expect((await staff().ticketRatings()).data.weeks.at(-1)).toMatchObject({ good: 1, bad: 0 });
  });

  it('not before it is resolved, no stranger’s, none of another brand, and no comment without an end', async () => {
    const { number } = (await mia().open()).data;
    expect(await mia().rateTicket(number, true)).toMatchObject({
      status: 422,
      message: 'You can rate this ticket once it’s resolved.',
    });
    await staff().setState(number, 'resolved');
    for (const stranger of [bench.caller({ as: 'sam' }), bench.caller({ as: 'mia', brand: 'other' })])
      expect((await stranger.rateTicket(number, false)).status).toBe(404);
    const long = 'x'.repeat(RATING_COMMENT_LENGTH + 1);
    expect(await mia().rateTicket(number, true, long)).toMatchObject({
      status: 400,
      message: 'Shorten the comment to 1,000 characters.',
    });
    expect((await mia().own(number)).data).toMatchObject({ rating: null });
  });

  it('the mail of an answer that resolves a ticket asks, and leads to it; others do not ask', async () => {
    const { number } = (await mia().open()).data;
    bench.letters.length = 0;
    await staff().answer(number, 'We look at it.');
    await staff().answer(number, 'Done.', { resolve: true });
    const [first, last] = bench.letters;
    expect(first!.text).not.toContain('How did we do?');
    expect(last!.text).toContain('How did we do?');
    expect(last!.text).toContain(`/members/tickets/${number}`);
  });

  it('the desk counts good and bad by week, of its own brand, back as far as asked', async () => {
    await mia().rateTicket(await resolved(), false);
    bench.pass(7 * DAY);
    for (const good of [true, true, false]) await mia().rateTicket(await resolved(), good);
    const { weeks } = (await staff().ticketRatings()).data;
    expect(weeks).toHaveLength(12);
    expect(weeks.slice(-2)).toMatchObject([
      { good: 0, bad: 1 },
      { good: 2, bad: 1 },
    ]);
    expect(weeks.slice(0, -2).every(({ good, bad }) => good + bad === 0)).toBe(true);
    const elsewhere = (await bench.caller({ as: 'staff', brand: 'other' }).ticketRatings('?weeks=52')).data.weeks;
    expect(elsewhere).toHaveLength(52);
    expect(elsewhere.every(({ good, bad }) => good + bad === 0)).toBe(true);
  });

  it('goes along when tickets are merged, is in the export, and goes with the account', async () => {
    const number = await resolved();
    await mia().rateTicket(number, true, 'Kind');
    const into = (await mia().open()).data.number;
    expect((await staff().merge(number, into)).data).toMatchObject({ rating: { good: true, comment: 'Kind' } });
    const keeper = bench.tickets.module.keepers[0]!;
    expect(JSON.stringify(await keeper.exportOf(bench.owner('mia')))).toContain('Kind');
    await bench.database.transaction((tx) => keeper.erase(tx, bench.owner('mia')));
    expect((await staff().ticketRatings()).data.weeks.every(({ good }) => good === 0)).toBe(true);
  });
});
