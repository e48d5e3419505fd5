import type { Snippet } from '@vinlore/feedback-domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSupportBench, type SupportBench } from '../testing/support-bench.ts';

let bench: SupportBench;
beforeAll(async () => {
  bench = await createSupportBench();
});
beforeEach(() => sql`delete from support_snippet`.execute(bench.database.kysely));
afterAll(() => bench.database.drop());

const staff = (brand = 'one') => bench.caller({ brand, as: 'staff' });
const save = (fields: object = {}, by = staff()) =>
  by.ask<Snippet>('/api-cwa/staff/snippets/save', {
    id: crypto.randomUUID(),
    language: 'en',
    name: 'Thanks',
    text: 'Hello {name}, thank you.',
    ...fields,
  });
/** Updates a snippet from a given version. */
const change = ({ id, ...was }: Snippet, fields: object, by = staff()) => save({ ...was, ...fields, id, was }, by);
const remove = (id: string, by = staff()) => by.ask('/api-cwa/staff/snippets/remove', { id });
const list = (by = staff()) =>
  by.ask<{ snippets: Snippet[] }>('/api-cwa/staff/snippets').then(({ data }) => data.snippets);

/** The actions of a text-only snippet. */
const DOES = { resolves: false, tags: [] };

describe('snippets of a brand and language', () => {
  it('are created, updated, and deleted, sorted by language and name', async () => {
    const { data: thanks } = await save();
    await save({ name: 'apology' });
    await save({ language: 'es', name: 'Gracias' });
    expect((await list()).map(({ language, name }) => [language, name])).toEqual([
      ['en', 'apology'],
      ['en', 'Thanks'],
      ['es', 'Gracias'],
    ]);
    expect((await change(thanks, { text: 'Ciao {vin}' })).data.text).toBe('Ciao {vin}');
    expect((await remove(thanks.id)).status).toBe(200);
    expect(await list()).toHaveLength(2);
  });

  it.each([
    [{ text: 'Hello {mail}' }, 'Unknown placeholder. Use name, vin, vehicle, number, report, order, brand, or agent.'],
    [{ text: ' ' }, 'Enter the text.'],
    [{ name: '' }, 'Enter a name.'],
    [{ name: 'x'.repeat(81) }, 'Shorten the name to 80 characters.'],
  ])('are rejected with a message: %j', async (fields, message) => {
    expect(await save(fields)).toMatchObject({ status: 400, message });
    expect(await list()).toEqual([]);
  });

  it('can resolve the ticket and add tags; changed tags make another version', async () => {
    const { data } = await save({ resolves: true, tags: ['Refund', 'late', 'refund'] });
    expect(data).toMatchObject({ resolves: true, tags: ['late', 'refund'] });
    expect((await change(data, { tags: ['late'] })).data.tags).toEqual(['late']);
    expect((await change(data, { tags: [] })).status, 'based on the previous tags').toBe(409);
    expect((await save({ tags: ['a,b'] })).status).toBe(400);
  });

  it('are limited to 200 per brand', async () => {
    await sql`insert into support_snippet select gen_random_uuid(), 'one', 'en', 'n', 't' from generate_series(1, 200)`.execute(
      bench.database.kysely,
    );
    expect((await save()).status).toBe(422);
    expect((await save({}, staff('other'))).status).toBe(200);
    const [one] = await list();
    expect((await change(one!, { name: 'm' })).status, 'an existing one').toBe(200);
  });

  it('return a conflict with both texts to the second of two editors, who can then save', async () => {
    const { data: found } = await save();
    const { data: ours } = await change(found, { text: 'Hello {name}, sorry.' });
    const crossed = await change(found, { text: 'Hello {name}, welcome.' });
    expect(crossed).toMatchObject({ status: 409, message: expect.stringContaining('Someone else changed') as string });
    expect(crossed.data).toEqual({ theirs: ours });
    expect((await list())[0]!.text).toBe(ours.text);
    expect((await change(found, { text: ours.text })).status, 'both wrote the same').toBe(200);
    expect((await change(ours, { text: 'Hello {name}, welcome.' })).status, 'based on their version').toBe(200);
    const both = await Promise.all([change(found, { name: 'One' }), save({ id: found.id, name: 'Two' })]);
    expect(both.map(({ status }) => status)).toEqual([409, 409]);
  });

  it('can’t be recreated unknowingly after someone deleted them', async () => {
    const { data: found } = await save();
    await remove(found.id);
    expect(await change(found, { text: 'Still here' })).toMatchObject({ status: 409, data: { theirs: null } });
    expect(await list()).toEqual([]);
    expect((await save({ ...found, text: 'Still here' })).status).toBe(200);
  });

  it('security: can’t be seen, changed, or deleted by another brand', async () => {
    const { data } = await save();
    expect((await save({ id: data.id, text: 'Mine' }, staff('other'))).status).toBe(404);
    expect((await remove(data.id, staff('other'))).status).toBe(404);
    expect(await list(staff('other'))).toEqual([]);
    expect((await list())[0]!.text).toBe('Hello {name}, thank you.');
    expect((await save({}, bench.caller({ as: 'mia' }))).status).toBe(403);
    expect((await save({}, bench.caller({ as: 'writer' }))).status, 'with permission for content only').toBe(403);
  });

  it('write one audit log entry per action, with before and after, and none for a retry', async () => {
    const before = (await bench.acts()).length;
    const { data } = await save();
    await save({ id: data.id });
    await change(data, { name: 'Thank you' });
    await remove(data.id);
    await remove(data.id);
    const acts = (await bench.acts()).slice(before);
    expect(acts.map(({ act, before, after }) => [act, before, after])).toEqual([
      ['snippet.created', null, { language: 'en', name: 'Thanks', text: data.text, ...DOES }],
      [
        'snippet.changed',
        { language: 'en', name: 'Thanks', text: data.text, ...DOES },
        { language: 'en', name: 'Thank you', text: data.text, ...DOES },
      ],
      ['snippet.removed', { language: 'en', name: 'Thank you', text: data.text, ...DOES }, null],
    ]);
  });
});
