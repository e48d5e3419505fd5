import { TICKET_TAGS } from '@vinlore/feedback-domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSupportBench, type SupportBench } from '../testing/support-bench.ts';

let bench: SupportBench;
beforeAll(async () => {
  bench = await createSupportBench();
});
beforeEach(() => bench.clear());
afterAll(() => bench.database.drop());

const staff = () => bench.caller({ as: 'staff' });
const opened = async () => (await bench.caller({ as: 'mia' }).open()).data.number;
const numbers = async (query: string) => (await staff().staffList(query)).tickets.map(({ number }) => number);

describe('ticket tags', () => {
  it('are normalized to lowercase, unique, and shown in the list', async () => {
    const number = await opened();
    const { data } = await staff().tag(number, ['Refund', ' wrong  VIN ', 'refund']);
    expect(data.tags).toEqual(['refund', 'wrong vin']);
    expect((await staff().tag(number, ['late'], ['refund', 'none'])).data.tags).toEqual(['late', 'wrong vin']);
    expect((await staff().staffList('')).tickets).toMatchObject([{ number, tags: ['late', 'wrong vin'] }]);
  });

  it('filter the list, and are suggested by frequency', async () => {
    const [one, other] = [await opened(), await opened()];
    await staff().tag(one, ['refund']);
    await staff().tag(other, ['refund', 'late']);
    expect((await numbers('?tag=Refund')).toSorted()).toEqual([one, other].toSorted());
    expect(await numbers('?tag=late')).toEqual([other]);
    expect(await numbers('?tag=nowhere')).toEqual([]);
    expect((await staff().ask('/api-cwa/staff/support/tags')).data).toEqual({
      tags: [
        { tag: 'refund', tickets: 2 },
        { tag: 'late', tickets: 1 },
      ],
    });
    const elsewhere = bench.caller({ brand: 'other', as: 'staff' });
    expect((await elsewhere.ask('/api-cwa/staff/support/tags')).data).toEqual({ tags: [] });
  });

  it('are limited to 20, and invalid ones are rejected with a message', async () => {
    const number = await opened();
    await staff().tag(
      number,
      Array.from({ length: TICKET_TAGS }, (_, at) => `tag ${at}`),
    );
    expect(await staff().tag(number, ['more'])).toMatchObject({
      status: 422,
      message: 'A ticket can have up to 20 tags.',
    });
    expect((await staff().tag(number, ['more'], ['tag 0'])).data.tags).toHaveLength(TICKET_TAGS);
    expect(await staff().tag(number, ['a,b'])).toMatchObject({
      status: 400,
      message: 'Use up to 30 letters, numbers, spaces, periods, or hyphens.',
    });
  });

  it('of two agents at once are both kept', async () => {
    const number = await opened();
    await Promise.all([staff().tag(number, ['one']), bench.caller({ as: 'boss' }).tag(number, ['two'])]);
    expect((await staff().desk(number)).data.tags).toEqual(['one', 'two']);
  });

  it('of two merged tickets are combined', async () => {
    const [one, other] = [await opened(), await opened()];
    await staff().tag(one, ['late', 'refund']);
    await staff().tag(other, ['refund']);
    expect((await staff().merge(one, other)).data.tags).toEqual(['late', 'refund']);
    expect((await staff().ask('/api-cwa/staff/support/tags')).data).toMatchObject({
      tags: [{ tickets: 1 }, { tickets: 1 }],
    });
  });

  it('are counted in the audit log once, without their text', async () => {
    const number = await opened();
    const { length } = await bench.acts();
    await staff().tag(number, ['refund']);
    await staff().tag(number, ['refund']);
    expect((await bench.acts()).slice(length)).toMatchObject([
      { act: 'ticket.tagged', before: { tags: 0 }, after: { tags: 1 } },
    ]);
  });

  it('security: aren’t available to members, without permission, or across brands', async () => {
    const number = await opened();
    await staff().tag(number, ['troublemaker']);
    const mia = bench.caller({ as: 'mia' });
    expect((await mia.tag(number, ['mine'])).status).toBe(403);
    expect((await bench.caller({ as: 'writer' }).tag(number, ['mine'])).status).toBe(403);
    expect((await bench.caller({ brand: 'other', as: 'staff' }).tag(number, ['mine'])).status).toBe(404);
    const [keeper] = bench.tickets.module.keepers;
    const seen = [await mia.own(number), await mia.list(), await keeper!.exportOf(bench.owner('mia')), bench.letters];
    expect(JSON.stringify(seen)).not.toMatch(/troublemaker|tags/);
  });
});
