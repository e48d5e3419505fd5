import { recallContract } from '@vinlore/recall-domain';
import { fakeServer, on, refused, type Rule } from '@vinlore/testing-web';
import { screenRenderer } from '@vinlore/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { recallMessages } from '../messages/index.ts';
import { WatchFormScreen, type WatchSubject } from './watch-form.tsx';

const renderScreen = screenRenderer(recallMessages);
const accepts = on(recallContract.watchRecalls, () => ({ confirm_by_mail: true as const }));
const escape: WatchSubject = { vin: null, year: 2014, make: 'Ford', model: 'Escape', title: '2014 Ford Escape' };

/** Renders the form for a vehicle, fills it in, and submits it. */
async function send(rule: Rule, typed: string, vehicle = escape) {
  const server = fakeServer([rule]);
  await renderScreen(<WatchFormScreen vehicle={vehicle} />, server);
  const user = userEvent.setup();
  await user.type(screen.getByRole('textbox'), typed);
  await user.click(screen.getByRole('button'));
  return server;
}

describe('recall alert sign-up', () => {
  it('rejects an invalid email address and focuses the field', async () => {
    const server = await send(accepts, 'ana@');
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
    expect(document.activeElement!.getAttribute('aria-invalid')).toBe('true');
    expect(server.requests).toEqual([]);
  });

  it.each([
    ['its name', escape, { year: '2014', make: 'Ford', model: 'Escape' }],
    ['its VIN, where it has one', { ...escape, vin: '1FMCU0GX7EUA00108' }, { vin: '1FMCU0GX7EUA00108' }],
  ])('asks for the car by %s, and says that a link must be opened', async (_, vehicle, named) => {
    const server = await send(accepts, 'ana@example.com ', vehicle);
    expect(await screen.findByText(/We sent a link to ana@example\.com\./)).toBeDefined();
    expect(document.activeElement!.textContent).toContain('Open it to turn on recall alerts');
    expect(server.requests.map(({ input }) => input)).toMatchObject([{ email: 'ana@example.com', ...named }]);
  });

  it('keeps what you typed and shows the server’s error', async () => {
    await send(
      on(recallContract.watchRecalls, () => refused(422, 'Nobody knows that car.')),
      'ana@example.com',
    );
    expect(await screen.findByText('Nobody knows that car.')).toBeDefined();
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('ana@example.com');
  });
});
