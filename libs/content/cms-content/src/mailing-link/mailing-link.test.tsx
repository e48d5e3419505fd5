import { contentContract } from '@vinlore/content-domain';
import { connectionLost, fakeServer, on, refused } from '@vinlore/testing-web';
import { screenRenderer } from '@vinlore/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { MailingLinkScreen } from './mailing-link.tsx';
import { mailingLinkMessages } from './messages/index.ts';

const renderScreen = screenRenderer(mailingLinkMessages);
type Answer = (input: { answer: string }) => unknown;

async function show(token: string | null, answers: readonly Answer[], language: 'en' | 'es' = 'en') {
  window.history.replaceState(token === null ? null : { linkSecret: { name: 'token', value: token } }, '');
  const left = [...answers];
  const server = fakeServer([
    on(
      contentContract.homeCollectionAnswer,
      (input) => left.shift()!(input) as { purpose: 'product-news'; standing: 'asked' },
    ),
  ]);
  await renderScreen(<MailingLinkScreen />, server, language);
  return { server, user: userEvent.setup() };
}
const stands = (standing: string) => () => ({ purpose: 'product-news', standing });

describe('mailing list link', () => {
  it('changes nothing when opened, confirms with a button, and unsubscribes with the same link', async () => {
    const { server, user } = await show('t.c', [stands('asked'), stands('confirmed'), stands('unsubscribed')]);
    await user.click(await screen.findByRole('button', { name: 'Confirm email' }));
    await screen.findByRole('heading', { name: 'Email confirmed' });
    await user.click(screen.getByRole('button', { name: 'Unsubscribe' }));
    await screen.findByRole('heading', { name: 'You’re unsubscribed' });
    expect(screen.queryByRole('button')).toBeNull();
    expect(server.requests.map(({ input }) => input)).toEqual([
      { token: 't.c', answer: 'look' },
      { token: 't.c', answer: 'confirm' },
      { token: 't.c', answer: 'unsubscribe' },
    ]);
  });

  it('explains why a link doesn’t work, and retries after a lost connection', async () => {
    const { user } = await show('t.c', [() => connectionLost(), () => refused(404, 'This link has expired.')]);
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('This link has expired.')).toBeDefined();
  });

  it('reports a link without a token, in Spanish too', async () => {
    const { server } = await show(null, [], 'es');
    expect(screen.getByRole('heading', { name: 'Este enlace está incompleto' })).toBeDefined();
    expect(server.requests).toEqual([]);
  });
});
