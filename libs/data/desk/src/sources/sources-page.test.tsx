import { dataContract, type Service, type Stock } from '@vinlore/data-domain';
import { deskRenderer } from '@vinlore/desk-ui/testing';
import { fakeServer, on, refused } from '@vinlore/testing-web';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { dataDeskMessages } from '../messages/index.ts';
import { SourcesPage } from './sources-page.tsx';

const render = deskRenderer(dataDeskMessages);
const AT = '2026-11-22T10:00:00.000Z';
const LATER = '2026-11-22T10:05:00.000Z';

const noOpenData = on(dataContract.openData, () => ({ mode: 'off' as const, sources: [] }));

const service = (name: string, changes: Partial<Service> = {}): Service => ({
  name,
  subject: 'plates',
  configured: true,
  spared_until: null,
  last_success_at: AT,
  last_failure_at: null,
  asked: 4,
  failed: 0,
  spared: 0,
  mean_ms: 120,
  ...changes,
});
const stock = (subject: Stock['subject'], changes: Partial<Stock> = {}): Stock => ({
  subject,
  name: null,
  rows: 12,
  estimated: false,
  as_of: '2026-11-01',
  sample: false,
  imported_at: null,
  ...changes,
});

it('shows each source’s data or response statistics', async () => {
  const answer = {
    stocks: [
      stock('recalls', { name: 'NHTSA', rows: 240_000, estimated: true }),
      stock('fuel-economy', { rows: 0 }),
      stock('catalogue', { sample: true }),
    ],
    services: [
      service('VinAudit'),
      service('CarsXE', { configured: false }),
      service('auto.dev', { failed: 3, last_failure_at: LATER }),
      service('SMTP', { failed: 1, last_failure_at: LATER }),
      service('Stripe', { asked: 0, last_success_at: null, mean_ms: null }),
      service('NHTSA API', { spared_until: LATER }),
    ],
  };
  await render(<SourcesPage />, fakeServer([on(dataContract.sources, () => answer), noOpenData]), {
    permissions: ['support'],
  });
  const row = async (name: string) => (await screen.findByText(name)).closest('tr')!.textContent;
  expect(await row('NHTSA')).toContain('About 240,000');
  expect(await row('Fuel economy')).toContain('Empty');
  expect(await row('Options and prices')).toContain('Sample data only');
  expect(await row('VinAudit')).toMatch(/Working4.*0 \(0%\)120 ms/);
  expect(await row('CarsXE')).toContain('Not configured');
  expect(await row('auto.dev')).toContain('3 (75%)');
  expect(within((await screen.findByText('auto.dev')).closest('tr')!).getByText('Failing')).toBeTruthy();
  expect(await row('SMTP')).toContain('Failing');
  expect(await row('Stripe')).toContain('No requests yet');
  expect(await row('NHTSA API')).toContain('Paused until');
});

it('shows an error when the sources can’t be loaded', async () => {
  const broken = fakeServer([on(dataContract.sources, () => refused(403, 'Ask an owner for access.')), noOpenData]);
  await render(<SourcesPage />, broken);
  expect((await screen.findAllByRole('alert', {}, { timeout: 5_000 }))[0]!.textContent).toContain('Ask an owner');
});
