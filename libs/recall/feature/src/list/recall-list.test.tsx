import type { Recall, RecallAnswer } from '@vinlore/recall-domain';
import { fakeServer } from '@vinlore/testing-web';
import { screenRenderer } from '@vinlore/ui/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { recallMessages } from '../messages/index.ts';
import { RecallList } from './recall-list.tsx';

const renderScreen = screenRenderer(recallMessages);

const recall = (changes: Partial<Recall> = {}): Recall => ({
  campaign: '20V314000',
  maker_campaign: '20S30',
  manufacturer: 'Ford Motor Company',
  type: 'vehicle',
  received: '2020-06-03',
  components: ['POWER TRAIN:AUTOMATIC TRANSMISSION'],
  summary: 'The shifter cable bushing may detach.',
  consequence: 'The car may roll away.',
  remedy: 'Dealers replace the bushing, free of charge.',
  notes: '',
  built_from: '2013-01-02',
  built_to: '2016-04-08',
  affected: 2_925_968,
  park_it: false,
  park_outside: false,
  over_the_air: false,
  source: 'NHTSA recall files',
  as_of: '2026-11-01',
  sample: false,
  ...changes,
});

const answer = (recalls: Recall[], down: string[] = []): RecallAnswer => ({
  vehicle: { vin: '1FMCU0GX7EUA00108', year: 2014, make: 'FORD', model: 'Escape', title: '2014 Ford Escape' },
  state: 'loaded',
  recalls,
  sources: [
    { name: 'NHTSA recall files', status: 'answered', as_of: '2026-11-01', records: recalls.length, sample: false },
    ...down.map((name) => ({ name, status: 'down' as const, as_of: null, records: 0, sample: false })),
  ],
  nhtsa_url: 'https://www.nhtsa.gov/recalls?vin=1FMCU0GX7EUA00108',
});

const show = (shown: RecallAnswer, language: 'en' | 'es' = 'en') =>
  renderScreen(<RecallList answer={shown} />, fakeServer([]), language);

describe('recalls of a vehicle', () => {
  it('docs/decisions.md §5: "may apply" by year, make, and model, with a link to NHTSA’s VIN lookup', async () => {
    await show(answer([recall()]));
    expect(screen.getByText('1 recall may apply to this car')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Check at NHTSA.gov' }).getAttribute('href')).toBe(
      'https://www.nhtsa.gov/recalls?vin=1FMCU0GX7EUA00108',
    );
    expect(screen.getByText(/check the VIN with NHTSA or a franchised dealer/)).toBeDefined();
  });

  it('give no verdict before anything is loaded, and never "no recalls"', async () => {
    await show({ ...answer([]), state: 'not-loaded', sources: [] });
    expect(screen.getByText('Recall data isn’t available yet')).toBeDefined();
    expect(screen.getByText(/This doesn’t mean there are no recalls/)).toBeDefined();
    expect(screen.queryByText(/No recalls found/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Check at NHTSA.gov' })).toBeDefined();
  });

  it('show component, risk, remedy, campaign, and date, with the rest on demand', async () => {
    await show(answer([recall()]));
    const item = within(screen.getByRole('heading', { level: 3 }).closest('li')!);
    expect(item.getByRole('heading').textContent).toBe('Power train: automatic transmission');
    for (const words of ['The car may roll away.', /free of charge/, '20V314000', 'Jun 3, 2020'])
      expect(item.getByText(words)).toBeDefined();
    const more = item.getByText('Recall details').closest('details')!;
    expect(more.open).toBe(false);
    expect(more.textContent).toContain('2,925,968');
    expect(more.textContent).toContain('20S30');
  });

  it('start with "do not drive" and "park outside" in words', async () => {
    await show(answer([recall({ park_it: true }), recall({ campaign: '19V000001', over_the_air: true })]));
    expect(screen.getByText('1 has a “do not drive” or “park outside” warning')).toBeDefined();
    const [first, second] = screen.getAllByRole('listitem');
    expect(first!.textContent).toMatch(/^Do not drive/);
    expect(second!.textContent).toMatch(/^Fixed by an over-the-air update/);
  });

  it("docs/decisions.md §5: say that no match doesn't mean no open recalls", async () => {
    await show(answer([]));
    expect(screen.getByText('No recalls found for this year, make, and model')).toBeDefined();
    expect(screen.getByText(/That doesn’t mean there are no open recalls/)).toBeDefined();
    expect(screen.getByText(/NHTSA recall files: no recalls for this car, as of Nov 1, 2026/)).toBeDefined();
  });

  it('name a source that is down instead of counting it as empty', async () => {
    await show(answer([recall()], ['NHTSA’s service']));
    expect(screen.getByText(/NHTSA’s service didn’t respond/)).toBeDefined();
    expect(screen.queryByText(/NHTSA’s service: nothing/)).toBeNull();
  });

  it('show Canadian recalls collapsed below, with their name and license, and not in the verdict', async () => {
    const canadian = recall({ campaign: '2018123', source: 'Transport Canada', summary: 'A latch may open.' });
    await show(answer([recall(), canadian]));
    expect(screen.getByText('1 recall may apply to this car')).toBeDefined();
    const canada = within(screen.getByText('1 Canadian recall may also apply').closest('details')!);
    expect(canada.getByText(/Open Government Licence – Canada/)).toBeDefined();
    expect(canada.getByText('2018123').closest('p')!.textContent).toMatch(/^Transport Canada recall 2018123/);
  });

  it('say nothing about the United States when only Canadian data is loaded', async () => {
    const canadian = recall({ campaign: '2018123', source: 'Transport Canada' });
    await show({ ...answer([canadian]), state: 'not-loaded', sources: [] });
    expect(screen.getByText('Recall data isn’t available yet')).toBeDefined();
    expect(screen.getByText('1 Canadian recall may also apply')).toBeDefined();
  });

  it('collapse a long list after the first few', async () => {
    await show(answer(Array.from({ length: 30 }, (_, n) => recall({ campaign: `20V${n}` }))));
    expect(screen.getByText('Show 22 more recalls').closest('details')!.querySelectorAll('h3')).toHaveLength(22);
  });

  it('mark samples, and say in Spanish that NHTSA writes in English', async () => {
    await show(answer([recall({ sample: true })]), 'es');
    expect(screen.getByText('1 retiro de seguridad (recall) podría afectar a este auto')).toBeDefined();
    expect(screen.getByText('Las descripciones son de la NHTSA y están en inglés.')).toBeDefined();
    expect(screen.getByRole('heading', { level: 3 }).querySelector('[lang=en]')).not.toBeNull();
    expect(screen.getByText('Muestra')).toBeDefined();
  });
});
