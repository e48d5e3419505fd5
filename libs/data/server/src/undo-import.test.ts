import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tables } from '@vinlore/database';
import type { AuditTables } from '@vinlore/audit';
import { createDataBench, type DataBench } from './testing/data-bench.ts';

let bench: DataBench;
beforeAll(async () => {
  bench = await createDataBench();
});
beforeEach(async () => {
  await bench.clean();
  bench.undone.length = 0;
  Object.assign(bench.weight, { removed: 4, restored: 1 });
});
afterAll(() => bench.database.drop());

const olga = () => bench.caller('olga');
const undo = (id: string, reason = 'Wrong dealer', as = olga()) => as.ask('/api-cwa/staff/import/undo', { id, reason });
const weigh = (id: string) => olga().ask('/api-cwa/staff/import/undo-weight?id=' + id);

/** A finished history import. */
async function done(more: object = {}, text = `plate\nA${Math.random()}\n`): Promise<string> {
  const id = await olga().upload(text, { kind: 'history', map: 'own', ...more });
  await olga().start(id);
  await bench.work();
  return id;
}

describe('undoing a whole import', () => {
  it('previews what will be deleted and restored, then undoes it with the reason in the audit log', async () => {
    const id = await done();
    expect((await weigh(id)).data).toEqual({ removed: 4, restored: 1 });
    expect((await undo(id)).data).toMatchObject({
      state: 'undone',
      has_file: false,
      undo: { removed: 4, restored: 1, is_done: false },
    });
    // A duplicate request.
    expect((await undo(id)).status).toBe(200);
    expect(bench.undone).toEqual([id]);
    const acts = await tables<AuditTables>(bench.database)
      .selectFrom('audit_entry')
      .select(['act', 'subject_id', 'detail'])
      .where('subject_id', '=', id)
      .orderBy('id', 'desc')
      .limit(1)
      .execute();
    expect(acts).toMatchObject([{ act: 'import.undone', detail: { reason: 'Wrong dealer', removed: 4 } }]);
    expect((await olga().start(id)).status).toBe(409);
  });

  it('needs a second owner above 1,000 records', async () => {
    const id = await done();
    bench.weight.removed = 1_000;
    expect(await undo(id)).toMatchObject({ status: 202 });
    expect(bench.asked.at(-1)).toMatchObject({
      kind: 'import-undo',
      facts: { removed: 1_000, reason: 'Wrong dealer' },
    });
    expect([bench.undone, (await olga().one(id)).data.state]).toEqual([[], 'done']);
    await bench.approve();
    expect([bench.undone, (await olga().one(id)).data.state]).toEqual([[id], 'undone']);
  });

  it('bad input: rejects a missing reason, plates, a check, a queued import, and another brand’s import', async () => {
    const id = await done();
    expect((await undo(id, ' ')).status).toBe(400);
    const plates = await olga().upload('plate\nA1\n');
    await olga().start(plates);
    await bench.work();
    expect((await undo(plates)).status).toBe(409);
    const waiting = await olga().upload('plate\nB1\n', { kind: 'history', map: 'own' });
    expect((await undo(waiting)).status).toBe(409);
    await olga().start(waiting, 'check');
    await bench.work();
    expect((await undo(waiting)).status).toBe(409);
    await olga().start(waiting);
    expect((await undo(waiting)).status).toBe(409);
    expect((await undo(id, 'x', bench.caller('omar', 'other'))).status).toBe(404);
    expect((await undo(id, 'x', bench.caller('sue'))).status).toBe(403);
    expect(bench.undone).toEqual([]);
    await bench.work();
  });

  it('passes earlier imports of the same file to the importer, except undone ones', async () => {
    const text = 'plate\nSAME\n';
    const first = await done({}, text);
    bench.noted.length = 0;
    const second = await done({ map: 'auctions' }, text);
    expect(bench.noted.at(-1)).toEqual({ id: second, replaces: [first] });
    await undo(first);
    const third = await done({}, text);
    expect(bench.noted.at(-1)).toEqual({ id: third, replaces: [second] });
  });
});
