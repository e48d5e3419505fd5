import { flatLine } from '../testing/flat-lines.ts';
import { createRecallApi, VIN } from '../testing/recall-api.ts';
import { TELL_WATCHERS_JOB } from '../watches/tell-watchers.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedSampleRecalls } from './seed-sample-recalls.ts';
import type { RecallAnswer } from '@vinlore/recall-domain';

let api: Awaited<ReturnType<typeof createRecallApi>>;
beforeAll(async () => {
  api = await createRecallApi();
});
afterAll(() => api.close());

const answerTo = async (year: number, make: string, model: string) => {
  const { status, data } = await api.ask('/api/recall-check', { year, make, model });
  return { status, ...(data as RecallAnswer) };
};

describe('docs/decisions.md §5: sample recalls', () => {
  it('are marked as samples and apply to sample vehicles only', async () => {
    await seedSampleRecalls(api.database);
    const { recalls, sources } = (await api.ask(`/api/recall-check/vin?vin=${VIN}`)).data as RecallAnswer;
    expect(recalls.map(({ campaign, sample, components }) => [campaign, sample, components.length])).toEqual([
      ['21V000000', true, 1],
      ['19V000000', true, 2],
    ]);
    expect(sources).toEqual([
      { name: 'Sample recalls', status: 'answered', as_of: '2026-10-01', records: 2, sample: true },
    ]);
    expect((await answerTo(2012, 'Toyota', 'Camry')).recalls).toMatchObject([{ park_outside: true }]);
    expect((await answerTo(2018, 'Tesla', 'Model 3')).recalls).toMatchObject([{ over_the_air: true }]);
    expect(await answerTo(2018, 'Honda', 'Accord')).toMatchObject({ state: 'not-loaded', sources: [] });
  });

  it('use a sequence number of zero, which NHTSA never assigns', async () => {
    await seedSampleRecalls(api.database);
    const { rows } = await sql<{ campaign: string }>`select campaign from recall_campaign`.execute(api.database.kysely);
    expect(rows).toHaveLength(4);
    for (const { campaign } of rows) expect(campaign).toMatch(/^\d\dV000000$/);
  });

  it('coexist with an import, are seeded idempotently, and trigger no alerts', async () => {
    await api.ask('/api/recall-check/watch', { email: 'ana@example.com', vin: VIN });
    await sql`update recall_watch set confirmed_at = asked_at`.execute(api.database.kysely);
    await seedSampleRecalls(api.database);
    await api.work(TELL_WATCHERS_JOB);
    expect(api.letters).toHaveLength(1);
    await api.bring([flatLine({ campno: '18V100000' })]);
    const { recalls, sources } = await answerTo(2018, 'Honda', 'Civic');
    expect(recalls.map(({ sample }) => sample).sort()).toEqual([false, true, true]);
    expect(sources.map(({ name }) => name)).toEqual(['NHTSA', 'Sample recalls']);
    expect((await answerTo(2018, 'Honda', 'Accord')).sources.map(({ name }) => name)).toEqual(['NHTSA']);
  });
});
