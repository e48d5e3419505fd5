import type { dataContract } from '@vinlore/data-domain';
import type { DataOf } from '@vinlore/contract';
import { createLogger } from '@vinlore/server-kit';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { downSources } from './sources/down-sources.ts';
import { createSourceLedger } from './sources/source-ledger.ts';
import { createDataBench, type DataBench } from './testing/data-bench.ts';

const MINUTE = 60_000;
let bench: DataBench;
beforeAll(async () => {
  bench = await createDataBench({
    stocks: [
      () =>
        Promise.resolve([
          { subject: 'plates', name: null, rows: 3, estimated: false, as_of: null, sample: false } as const,
        ]),
    ],
    services: [
      { name: 'VinAudit', subject: 'history', configured: true },
      { name: 'CarsXE', subject: 'plates', configured: false },
    ],
  });
});
beforeEach(() => bench.clean());
afterAll(() => bench.database.drop());

const read = async () =>
  (await bench.caller('sue').ask<DataOf<typeof dataContract.sources>>('/api-cwa/staff/sources')).data;

it('shows how services responded in the last hour, across all processes', async () => {
  const other = createSourceLedger({
    database: bench.database,
    clock: () => new Date('2026-11-22T10:00:00Z'),
    log: createLogger('silent'),
  });
  other.watch.asked('VinAudit', true, 100);
  other.watch.asked('VinAudit', false, 300);
  await other.flush();
  bench.ledger.watch.asked('VinAudit', false, 200);
  bench.ledger.watch.spared('VinAudit', new Date('2026-11-22T10:00:30Z'));
  expect((await read()).services).toEqual([
    {
      name: 'VinAudit',
      subject: 'history',
      configured: true,
      spared_until: '2026-11-22T10:00:30.000Z',
      last_success_at: '2026-11-22T10:00:00.000Z',
      last_failure_at: '2026-11-22T10:00:00.000Z',
      asked: 3,
      failed: 2,
      spared: 1,
      mean_ms: 200,
    },
    expect.objectContaining({ name: 'CarsXE', configured: false, asked: 0, mean_ms: null }),
  ]);
  const services = [{ name: 'VinAudit', subject: 'history', configured: true } as const];
  expect(await downSources({ services }, bench.ledger)).toEqual({ count: 1, since: null });
  bench.pass(20 * MINUTE);
  bench.ledger.watch.asked('VinAudit', true, 50);
  expect(await downSources({ services }, bench.ledger)).toEqual({ count: 0, since: null });
  expect((await read()).services[0]).toMatchObject({ spared_until: null, asked: 4 });
  bench.pass(50 * MINUTE);
  expect((await read()).services[0]).toMatchObject({ asked: 1, failed: 0, mean_ms: 50 });
  bench.pass(-70 * MINUTE);
});

it('shows the contents of our own tables and when they were last imported', async () => {
  expect((await read()).stocks).toMatchObject([{ subject: 'plates', rows: 3, imported_at: null }]);
  await sql`insert into data_import (brand, kind, name, size, fingerprint, state, ended_at)
    values ('other', 'plates', 'x', 1, '', 'done', '2026-11-21T08:00:00Z')`.execute(bench.database.kysely);
  expect((await read()).stocks).toMatchObject([{ imported_at: '2026-11-21T08:00:00.000Z' }]);
});

it('logs a database failure without failing the request', async () => {
  const lines: string[] = [];
  const ledger = createSourceLedger({
    database: { ...bench.database, transaction: () => Promise.reject(new Error('away')) },
    clock: () => new Date(),
    log: createLogger('warn', { write: (line) => void lines.push(line) }),
  });
  ledger.watch.asked('VinAudit', true, 1);
  await ledger.flush();
  expect(lines.join()).toContain('could not save the status');
});
