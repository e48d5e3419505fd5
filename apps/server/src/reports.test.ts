import type { Recall } from '@vinlore/recall-domain';
import type { FoundRecalls } from '@vinlore/recall-server';
import { describe, expect, it } from 'vitest';
import { recallSource } from './reports.ts';

const recall = (campaign: string, source: string) =>
  ({
    campaign,
    source,
    components: [],
    summary: '',
    consequence: '',
    remedy: '',
    received: null,
    as_of: null,
  }) as const;

const from = (name: string) => ({ name, status: 'answered', as_of: null, records: 1, sample: false }) as const;

const found: FoundRecalls = {
  recalls: [recall('18V100000', 'NHTSA'), recall('2018123', 'Transport Canada')] as unknown as Recall[],
  sources: [from('NHTSA'), from('Transport Canada')],
};
const source = recallSource(
  () => Promise.resolve(found),
  () => Promise.resolve(new Set(['US', 'CA'])),
);

describe('recalls in reports', () => {
  it.each([
    ['US', ['18V100000'], ['NHTSA']],
    ['EU', ['18V100000'], ['NHTSA']],
    ['CA', ['18V100000', '2018123'], ['NHTSA', 'Transport Canada']],
  ] as const)('docs/decisions.md §4: a report of %s has those of its region', async (type, campaigns, names) => {
    const vehicle = { vin: '2HGFC2F73JH000018', year: 2018, make: 'HONDA', model: 'Civic', decoded: null, type };
    const { recalls, answers } = await source.ask(vehicle, AbortSignal.timeout(1_000));
    expect(recalls?.map((each) => each.campaign)).toEqual(campaigns);
    expect(answers.map(({ name }) => name)).toEqual(names);
  });

  it.each(['US', 'CA'] as const)("a report of %s says that US recalls aren't loaded yet", async (type) => {
    const canadian = { recalls: [], sources: [from('Transport Canada')] };
    const unloaded = recallSource(
      () => Promise.resolve(canadian),
      () => Promise.resolve(new Set(['CA'])),
    );
    const vehicle = { vin: '2HGFC2F73JH000018', year: 2018, make: 'HONDA', model: 'Civic', decoded: null, type };
    const { answers } = await unloaded.ask(vehicle, AbortSignal.timeout(1_000));
    expect(answers[0]).toMatchObject({ kind: 'recalls', status: 'not-loaded', covers: ['recall'], records: 0 });
    expect(answers.slice(1).map(({ name }) => name)).toEqual(type === 'CA' ? ['Transport Canada'] : []);
  });

  it('offers Canada once its recalls are loaded', async () => {
    expect(await source.regions?.()).toEqual(['CA']);
    const american = recallSource(
      () => Promise.resolve(found),
      () => Promise.resolve(new Set(['US'])),
    );
    expect(await american.regions?.()).toEqual([]);
  });
});
