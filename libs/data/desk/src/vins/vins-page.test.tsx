import { deskRenderer } from '@vinlore/desk-ui/testing';
import { fakeServer, on } from '@vinlore/testing-web';
import { type FailedVin, vehicleContract } from '@vinlore/vehicle-domain';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { dataDeskMessages } from '../messages/index.ts';
import { VinsPage } from './vins-page.tsx';

const render = deskRenderer(dataDeskMessages);

const failed = (vin: string, changes: Partial<FailedVin> = {}): FailedVin => ({
  vin,
  reason: 'unknown-maker',
  count: 3,
  first_at: '2026-11-01T10:00:00.000Z',
  last_at: '2026-11-22T10:00:00.000Z',
  handled_at: null,
  note: '',
  ...changes,
});

function server(start: readonly FailedVin[]) {
  let kept = start;
  const asked: object[] = [];
  const rules = fakeServer([
    on(vehicleContract.staffVins, (request) => {
      asked.push(request);
      const { state, search, reason } = request;
      const vins = kept.filter(
        (each) =>
          (each.handled_at !== null) === (state === 'handled') &&
          each.vin.startsWith(search) &&
          (!reason || each.reason === reason),
      );
      return { vins, more: false, cursor: null };
    }),
    on(vehicleContract.staffHandleVin, ({ vin, handled, note }) => {
      const one = failed(vin, { handled_at: handled ? '2026-11-22T11:00:00.000Z' : null, note });
      kept = kept.map((each) => (each.vin === vin ? one : each));
      return one;
    }),
  ]);
  return { rules, asked };
}

it('marks a VIN as handled with a note, and reopens it', async () => {
  const { rules } = server([failed('ZZZ00000000000001'), failed('1HGCM82643A004352', { reason: 'check-digit' })]);
  await render(<VinsPage />, rules, { path: '/staff/vins', permissions: ['support'] });
  const act = { name: 'Mark as handled: ZZZ00000000000001' };
  fireEvent.click(await screen.findByRole('button', act));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('Note'), { target: { value: 'A trailer' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Mark as handled' }));
  await expect.poll(() => screen.queryByRole('button', act)).toBeNull();
  fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'handled' } });
  expect(await screen.findByText('A trailer')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Reopen: ZZZ00000000000001' }));
  expect(await screen.findByText('No VINs found')).toBeTruthy();
});

it('keeps filters in the URL, and doesn’t search with fewer than three characters', async () => {
  const { rules, asked } = server([failed('ZZZ00000000000001')]);
  await render(<VinsPage />, rules, { path: '/staff/vins?search=ZZ&reason=unknown-maker' });
  expect(await screen.findByText('Enter at least the first three characters.')).toBeTruthy();
  expect(await screen.findByText('ZZZ00000000000001')).toBeTruthy();
  expect(asked).toEqual([{ state: 'open', search: '', reason: 'unknown-maker' }]);
});

it('flags a handled VIN that was looked up again', async () => {
  const again = { handled_at: '2026-11-21T10:00:00.000Z', note: 'A trailer' };
  await render(<VinsPage />, server([failed('ZZZ00000000000001', again)]).rules, { path: '/staff/vins?state=handled' });
  expect(await screen.findByText('Looked up again')).toBeTruthy();
});
