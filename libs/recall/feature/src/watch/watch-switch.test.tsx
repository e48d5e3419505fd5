import { recallContract } from '@vinlore/recall-domain';
import { fakeServer, noAnswerYet, on, refused } from '@vinlore/testing-web';
import { screenRenderer } from '@vinlore/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { recallMessages } from '../messages/index.ts';
import { WatchSwitch } from './watch-switch.tsx';

const renderScreen = screenRenderer(recallMessages);
const VIN = '1HGCM82633A004352';
const member = { vin: VIN, email: 'ana@example.com' };

it('turns on a member’s alerts once, however often you click', async () => {
  // The displayed state is stale until the vehicle is loaded again.
  const onChanged = vi.fn(noAnswerYet);
  const server = fakeServer([on(recallContract.ownRecallWatch, ({ on: isOn }) => ({ on: isOn, title: 'Accord' }))]);
  await renderScreen(<WatchSwitch {...member} isOn={false} onChanged={onChanged} />, server);
  await userEvent.dblClick(screen.getByRole('button', { name: 'Turn on alerts' }));
  expect(server.requests.map(({ input }) => input)).toEqual([{ vin: VIN, on: true }]);
  await vi.waitFor(() => expect(onChanged).toHaveBeenCalled());
});

it('shows the address and offers to turn alerts off', async () => {
  await renderScreen(<WatchSwitch {...member} isOn onChanged={vi.fn()} />, fakeServer([]));
  expect(screen.getByText('Recall alerts are on for ana@example.com.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Turn off alerts' })).toBeDefined();
});

it('shows why it failed', async () => {
  const server = fakeServer([on(recallContract.ownRecallWatch, () => refused(422, 'Too many vehicles.'))]);
  await renderScreen(<WatchSwitch {...member} isOn={false} onChanged={vi.fn()} />, server, 'es');
  await userEvent.click(screen.getByRole('button', { name: 'Activar alertas' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Too many vehicles.');
});
