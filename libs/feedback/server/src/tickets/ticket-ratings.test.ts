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

describe('rating a ticket', () => {
  it('a member rates a resolved ticket with an optional comment, which support can read and search', async () => {
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

  it('the first rating is final, also after a double click or reopening', async () => {
    const number = await resolved();
    const [one, two] = await Promise.all([mia().rateTicket(number, true), mia().rateTicket(number, true)]);
    expect([one.status, two.status]).toEqual([200, 200]);
    await mia().write(number, 'Still wrong.');
    expect((await mia().rateTicket(number, false, 'Hm')).data).toMatchObject({ rating: { good: true, comment: '' } });
    expect((await staff().ticketRatings()).data.weeks.at(-1)).toMatchObject({ good: 1, bad: 0 });
  });

  it('rejects unresolved tickets, other people’s and other brands’ tickets, and long comments', async () => {
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

  it('only the email of a resolving reply asks for a rating, with a link', async () => {
    const { number } = (await mia().open()).data;
    bench.letters.length = 0;
    await staff().answer(number, 'We look at it.');
    await staff().answer(number, 'Done.', { resolve: true });
    const [first, last] = bench.letters;
    expect(first!.text).not.toContain('How did we do?');
    expect(last!.text).toContain('How did we do?');
    expect(last!.text).toContain(`/members/tickets/${number}`);
  });

  it('the desk counts good and bad ratings by week, per brand, as far back as requested', async () => {
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

  it('moves along in a merge, and is exported and erased with the account', async () => {
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
