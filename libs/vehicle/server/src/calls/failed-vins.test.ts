import type { AuditTables } from '@vinlore/audit';
import type { DataOf } from '@vinlore/contract';
import { tables } from '@vinlore/database';
import type { FailedVin, vehicleContract } from '@vinlore/vehicle-domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { waitingVins } from './waiting-vins.ts';
import { type Bench, createBench, envelope } from '../testing/bench.ts';

let bench: Bench;
beforeAll(async () => {
  bench = await createBench();
});
beforeEach(() => bench.database.asOwner((owner) => sql`truncate vehicle_error_vin`.execute(owner)));
afterAll(() => bench.database.drop());

const list = async (query = '', host = 'one.localhost') =>
  envelope<DataOf<typeof vehicleContract.staffVins>>(
    await bench.ask(`/api-cwa/staff/vins${query}`, { token: 'staff', host }),
  );
const vinsOf = async (query?: string) => (await list(query)).data.vins.map(({ vin }) => vin);
const handle = async (request: object, host = 'one.localhost') =>
  envelope<FailedVin>(
    await bench.ask('/api-cwa/staff/vin/handle', {
      method: 'POST',
      token: 'staff',
      host,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(request),
    }),
  );
/** Stores this many VINs, each looked up 1 to 3 times, with one of two reasons. */
const fill = (rows: number) =>
  sql`insert into vehicle_error_vin (brand, vin, reason, count)
    select 'one', 'VIN' || lpad(n::text, 5, '0'), case when n % 2 = 0 then 'length' else 'check-digit' end, 1 + n % 3
    from generate_series(1, ${rows}::integer) as n`.execute(bench.database.kysely);

describe('failed VINs, ranked', () => {
  it('lists the most requested first, page by page without duplicates, by reason and by VIN prefix', async () => {
    await fill(180);
    for (const [query, rows] of [
      ['', 180],
      ['reason=length', 90],
      ['search=vin001', 81],
      ['search=vin001&reason=length', 41],
    ] as const) {
      const seen: FailedVin[] = [];
      for (let cursor: string | null = null; ;) {
        const { data } = await list(`?${query}${cursor === null ? '' : `&cursor=${encodeURIComponent(cursor)}`}`);
        seen.push(...data.vins);
        cursor = data.cursor;
        if (cursor === null) break;
      }
      expect(new Set(seen.map(({ vin }) => vin)).size, query).toBe(rows);
      const inOrder = seen.toSorted(
        (a, b) => (query.includes('search') ? 0 : b.count - a.count) || (a.vin < b.vin ? -1 : 1),
      );
      expect(seen, query).toEqual(inOrder);
    }
  });

  it("requires the first three characters and finds VINs however they're written", async () => {
    await bench.form('/api-cwa/error_vin', { vin: '1HGCM82643A004352' });
    expect(await vinsOf('?search=1hg%20cm8')).toEqual(['1HGCM82643A004352']);
    expect(await vinsOf('?search=_HGCM')).toEqual([]);
    expect(await list('?search=1H')).toMatchObject({
      code: 400,
      message: 'Enter at least the first three characters of the VIN.',
    });
    expect((await list('?search=1H', 'dos.localhost')).message).toContain('tres primeros caracteres');
  });

  it('resolves a VIN with a note once, records who did it, and reopens it', async () => {
    await bench.form('/api-cwa/error_vin', { vin: '7F99C100108' });
    expect(await handle({ vin: '7F99C100108', handled: true, note: 'A trailer' }, 'dos.localhost')).toMatchObject({
      code: 404,
    });
    for (let time = 0; time < 2; time++)
      expect((await handle({ vin: '7F99C100108', handled: true, note: 'A trailer' })).data).toMatchObject({
        handled_at: expect.any(String) as string,
        note: 'A trailer',
      });
    expect([await vinsOf(), await vinsOf('?state=handled')]).toEqual([[], ['7F99C100108']]);
    const waiting = async () => (await waitingVins(bench.database, 'one', 9)).count;
    expect(await waiting()).toBe(0);
    await bench.form('/api-cwa/error_vin', { vin: '7F99C100108' });
    expect((await list('?state=handled')).data.vins).toMatchObject([{ count: 2, note: 'A trailer' }]);
    await handle({ vin: '7F99C100108', handled: false });
    expect(await waiting()).toBe(1);
    expect(await vinsOf()).toEqual(['7F99C100108']);
    const acts = await tables<AuditTables>(bench.database)
      .selectFrom('audit_entry')
      .select(['brand', 'act', 'subject_id', 'before', 'after'])
      .orderBy('id')
      .execute();
    const waits = { handled: false, note: '' };
    const done = { handled: true, note: 'A trailer' };
    const about = { brand: 'one', subject_id: '7F99C100108' };
    expect(acts).toEqual([
      { ...about, act: 'vin.handled', before: waits, after: done },
      { ...about, act: 'vin.reopened', before: done, after: waits },
    ]);
  });

  it('exports all of them as CSV with one header and no formula injection', async () => {
    await fill(1_001);
    await sql`insert into vehicle_error_vin (brand, vin, reason, count) values ('one', '=1+1', 'character', 9)`.execute(
      bench.database.kysely,
    );
    const response = await bench.ask('/api-cwa/staff/vins/csv', { token: 'staff' });
    const lines = (await response.text()).trimEnd().split('\r\n');
    expect(lines).toHaveLength(1_003);
    // Strip the byte-order mark.
    expect(lines[0]).toBe('"VIN","Reason","Lookups","First lookup","Last lookup","Resolved","Note"');
    expect(lines[1]).toMatch(/^"'=1\+1","character","9"/);
    expect(lines.filter((line) => line.includes('\uFEFF'))).toEqual([]);
  });

  it('bad input: rejects an invalid cursor or returns no more rows', async () => {
    await fill(3);
    expect((await list('?cursor=x')).code).toBe(400);
    expect((await list('?cursor=9999999999%20VIN')).data.vins).toHaveLength(3);
    expect((await list('?cursor=0%20VIN')).data).toEqual({ vins: [], more: false, cursor: null });
  });
});
