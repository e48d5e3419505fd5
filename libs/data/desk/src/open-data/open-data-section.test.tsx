import { dataContract, type OpenDataMode, type OpenDataStanding } from '@vinlore/data-domain';
import { deskRenderer } from '@vinlore/desk-ui/testing';
import { fakeServer, on, refused } from '@vinlore/testing-web';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { dataDeskMessages } from '../messages/index.ts';
import { OpenDataSection } from './open-data-section.tsx';

const render = deskRenderer(dataDeskMessages);
const LOADED = '2026-11-23T10:00:00.000Z';
const BEFORE = '2026-11-22T10:00:00.000Z';

const source = (name: OpenDataStanding['name'], changes: Partial<OpenDataStanding> = {}): OpenDataStanding => ({
  name,
  publisher: 'NHTSA',
  license: 'Public domain.',
  host: 'static.nhtsa.gov',
  cadence_hours: 24,
  in_use: { rows: 327_000, refused: 0, as_of: '2026-11-20', release: null, loaded_at: LOADED },
  previous: null,
  running: null,
  asked: false,
  outcome: 'loaded',
  ended_at: LOADED,
  failure: null,
  checked_at: LOADED,
  next_at: null,
  ...changes,
});
const previous = { rows: 326_000, as_of: '2026-11-19', release: null, loaded_at: BEFORE };

const show = async (
  sources: OpenDataStanding[],
  more: Parameters<typeof fakeServer>[0] = [],
  { mode = 'auto', may = 'owner' }: { mode?: OpenDataMode; may?: 'owner' | 'support' } = {},
) =>
  render(<OpenDataSection />, fakeServer([on(dataContract.openData, () => ({ mode, sources })), ...more]), {
    permissions: [may],
  });
const item = async (name: string) => within((await screen.findByRole('heading', { name })).closest('li')!);

it('shows what is loaded, running, and failed for each source', async () => {
  await show([
    source('recalls'),
    source('epa', { in_use: null, outcome: null }),
    source('vpic', { running: { step: 'loading', share: 0.421, rows: 5, started_at: LOADED } }),
    source('canada-recalls', { outcome: 'refused', failure: '2 rows, where the data in use has 5.' }),
    source('complaints', {
      in_use: null,
      outcome: 'failed',
      failure: 'No connection to static.nhtsa.gov (ENOTFOUND).',
    }),
  ]);
  expect((await item('Recalls')).getByText('327,000')).toBeTruthy();
  expect((await item('Recalls')).getByText('Loaded', { selector: ':not(dt)' })).toBeTruthy();
  expect((await item('Fuel economy')).getByText('Not available yet')).toBeTruthy();
  expect((await item('VIN data (vPIC)')).getByText('Loading, 42%')).toBeTruthy();
  expect((await item('VIN data (vPIC)')).getByRole('progressbar')).toBeTruthy();
  const refusedOne = await item('Canadian recalls');
  expect(refusedOne.getByText('New files rejected')).toBeTruthy();
  expect(refusedOne.getByText(/has 5\. The data in use hasn’t changed\./)).toBeTruthy();
  expect((await item('Complaints')).getByText(/ENOTFOUND/)).toBeTruthy();
});

it('starts one sync, and disables the button while it’s queued or running', async () => {
  let standing = source('recalls');
  const asked = vi.fn(() => (standing = source('recalls', { asked: true })));
  const server = fakeServer([
    on(dataContract.openData, () => ({ mode: 'auto' as const, sources: [standing] })),
    on(dataContract.syncOpenData, asked),
  ]);
  await render(<OpenDataSection />, server, { permissions: ['owner'] });
  const press = async () => userEvent.click((await item('Recalls')).getByRole('button', { name: 'Sync now: Recalls' }));
  await press();
  await screen.findByText('Starting soon');
  await press();
  expect(asked).toHaveBeenCalledTimes(1);
});

it('restores earlier data after confirmation', async () => {
  const rolled = vi.fn((_request: unknown) => source('recalls', { outcome: 'rolled-back' }));
  await show([source('recalls', { previous })], [on(dataContract.rollBackOpenData, rolled)]);
  await userEvent.click((await item('Recalls')).getByRole('button', { name: 'Restore earlier data: Recalls' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/326,000 rows/)).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Restore earlier data' }));
  expect(rolled.mock.calls[0]![0]).toEqual({ name: 'recalls', loaded_at: LOADED });
});

it('shows why a sync couldn’t start', async () => {
  await show([source('recalls')], [on(dataContract.syncOpenData, () => refused(409, 'Switched off.'))]);
  await userEvent.click((await item('Recalls')).getByRole('button', { name: 'Sync now: Recalls' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Switched off.');
});

it('hides the actions without permission or when syncing is off', async () => {
  await show([source('recalls', { previous })], [], { may: 'support' });
  expect((await item('Recalls')).queryAllByRole('button')).toEqual([]);
});

it('shows when downloads are turned off', async () => {
  await show([source('recalls')], [], { mode: 'off' });
  expect(await screen.findByText(/Downloads are turned off/)).toBeTruthy();
  expect((await item('Recalls')).queryAllByRole('button')).toEqual([]);
});
