import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ContentDeskBench, contentDeskBench, pageInWork } from '../testing/content-desk.ts';

const HOUR = 60 * 60_000;
let bench: ContentDeskBench;
beforeAll(async () => {
  bench = await contentDeskBench();
});
afterAll(() => bench.close());

let pages = 0;
async function aDraft(title = 'Planned') {
  const path = `/planned-${++pages}`;
  const document = pageInWork(title);
  const { data } = await bench.call<{ id: string }>('page/new', 'ana', { path, language: 'en', document });
  return data.id;
}
const inHours = (hours: number) => new Date(bench.now().getTime() + hours * HOUR).toISOString();
const due = async (hours: number) => {
  bench.pass(hours * HOUR);
  await bench.run('content.plans');
};
const textOf = async (id: string) => (await bench.on(id).read()).en!;

describe('scheduled changes', () => {
  it('publish and unpublish on time and once, marked as scheduled', async () => {
    const id = await aDraft();
    const at = inHours(1);
    expect(await bench.on(id).plan(1, { act: 'publish', at })).toMatchObject({ status: 200, data: { at, end: null } });
    expect((await bench.on(id).plan(1, { act: 'unpublish', at: inHours(3) })).status).toBe(200);
    expect(bench.wakings.map((moment) => moment.toISOString())).toContain(at);
    const { data } = await bench.call<{ pages: { id: string; en: object }[] }>('pages?state=planned', 'ana');
    expect(data.pages.find((page) => page.id === id)!.en).toMatchObject({ planned: { act: 'publish', at } });
    await due(0.9);
    expect((await textOf(id)).state).toBe('draft');
    await due(0.2);
    await bench.run('content.plans');
    expect(await textOf(id)).toMatchObject({ state: 'published', changed_by: { name: 'Ana Ruiz' } });
    await due(2);
    expect((await textOf(id)).state).toBe('offline');
    const { revisions } = await bench.on(id).history();
    expect(revisions.map(({ act, planned }) => [act, planned])).toEqual([
      ['unpublished', true],
      ['published', true],
    ]);
    expect((await textOf(id)).plans.map(({ end }) => end)).toEqual(['done', 'done']);
  });

  it('publish the draft from the time of scheduling; later edits stay in the draft', async () => {
    const id = await aDraft('As planned');
    await bench.on(id).plan(1, { act: 'publish', at: inHours(1) });
    await bench.on(id).save(1, pageInWork('For later'));
    await due(1);
    expect(await textOf(id)).toMatchObject({
      published: { document: { title: 'As planned' } },
      draft: true,
      document: { title: 'For later' },
    });
  });

  it('run by the database’s clock, however late the process’s own is', async () => {
    const id = await aDraft();
    const { data } = await bench.on(id).plan(1, { act: 'publish', at: inHours(1) });
    bench.pass(HOUR - 400);
    await bench.run('content.plans');
    expect((await textOf(id)).state).toBe('draft');
    await bench.run('content.plans', { plan: data.plan_id });
    expect((await textOf(id)).state).toBe('published');
  });

  it('never override someone who published in the meantime', async () => {
    const id = await aDraft();
    await bench.on(id).plan(1, { act: 'publish', at: inHours(1) });
    await bench.on(id, 'ben').save(1, pageInWork('More urgent'));
    await bench.on(id, 'ben').publish(2);
    await due(1);
    expect(await textOf(id)).toMatchObject({ title: 'More urgent', plans: [{ end: 'overtaken' }] });
  });

  it('run on time even if another one fails', async () => {
    const [broken, sound] = [await aDraft('Broken'), await aDraft('Sound')];
    await bench.on(broken).plan(1, { act: 'publish', at: inHours(1) });
    await bench.on(sound).plan(1, { act: 'publish', at: inHours(1.1) });
    const { database } = bench;
    await database.asOwner(async (owner) => {
      await sql`create function breaks() returns trigger language plpgsql as
        $$ begin raise exception 'out of order'; end $$`.execute(owner);
      await sql`create trigger breaks before update on content_plan for each row
        when (old.document_id = ${sql.lit(broken)}) execute function breaks()`.execute(owner);
    });
    await expect(due(2)).rejects.toThrow('1 of the plans');
    expect((await textOf(sound)).state).toBe('published');
    await database.asOwner((owner) => sql`drop trigger breaks on content_plan`.execute(owner));
    await bench.run('content.plans');
    expect((await textOf(broken)).state).toBe('published');
  });

  it('can be canceled once', async () => {
    const id = await aDraft();
    const { data } = await bench.on(id).plan(1, { act: 'publish', at: inHours(1) });
    const cancel = () => bench.call('plan/cancel', 'ana', { plan_id: data.plan_id });
    expect(await cancel()).toMatchObject({ status: 200, data: { end: 'cancelled' } });
    expect((await cancel()).status).toBe(422);
    await due(1);
    expect((await textOf(id)).state).toBe('draft');
    expect((await bench.call('plan/cancel', 'ana', { plan_id: data.plan_id }, 'otra')).status).toBe(404);
  });

  it('are rejected for a time in the past or too far ahead, for faults, and if one is already scheduled', async () => {
    const id = await aDraft();
    const plan = async (at: string, act = 'publish') => (await bench.on(id).plan(1, { act, at })).status;
    expect(await plan(inHours(-1))).toBe(422);
    expect(await plan(inHours(24 * 400))).toBe(422);
    expect(await plan('soon')).toBe(400);
    expect(await plan(inHours(1), 'unpublish'), 'never published, and not scheduled').toBe(422);
    expect(await plan(inHours(1))).toBe(200);
    expect(await plan(inHours(2))).toBe(422);
    const wrong = await aDraft();
    await bench.on(wrong).save(1, pageInWork('', { blocks: [] }));
    expect((await bench.on(wrong).plan(2, { act: 'publish', at: inHours(1) })).status).toBe(422);
  });
});
