import { recallContract } from '@vinlore/recall-domain';
import { connectionLost, fakeServer, on, refused, type Rule } from '@vinlore/testing-web';
import { screenRenderer } from '@vinlore/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { recallLinkMessages } from './messages/index.ts';
import { RecallLinkScreen } from './recall-link.tsx';

const renderScreen = screenRenderer(recallLinkMessages);

async function show(
  act: 'confirm' | 'end',
  token: string | null,
  rules: readonly Rule[],
  language: 'en' | 'es' = 'en',
) {
  window.history.replaceState(token === null ? null : { linkSecret: { name: 'token', value: token } }, '');
  const server = fakeServer(rules);
  await renderScreen(<RecallLinkScreen act={act} />, server, language);
  return { server, user: userEvent.setup() };
}
const title = () => ({ title: '2014 Ford Escape' });

describe('links in recall alert emails', () => {
  it.each([
    ['confirm', recallContract.confirmRecallWatch, 'Turn on alerts', 'Recall alerts are on'],
    ['end', recallContract.endRecallWatch, 'Turn off alerts', 'Recall alerts are off'],
  ] as const)('%s: acts on a click, never on load', async (act, row, button, done) => {
    const { server, user } = await show(act, 't-1', [on(row, title)]);
    expect(server.requests).toEqual([]);
    await user.click(screen.getByRole('button', { name: button }));
    await screen.findByRole('heading', { name: done });
    expect(screen.getByText(/this car: 2014 Ford Escape\./)).toBeDefined();
    expect(server.requests.map(({ input }) => input)).toEqual([{ token: 't-1' }]);
  });

  it('show the server’s error for an expired link and offer a retry after a lost connection', async () => {
    const answers = [connectionLost, () => refused(422, 'This link has expired.')];
    const { user } = await show('confirm', 't-1', [on(recallContract.confirmRecallWatch, () => answers.shift()!())]);
    const button = screen.getByRole('button', { name: 'Turn on alerts' });
    await user.click(button);
    expect((await screen.findByRole('alert')).textContent).toContain('connection');
    await user.click(button);
    expect(await screen.findByText('This link has expired.')).toBeDefined();
  });

  it('explain a link without a token, in Spanish too', async () => {
    const { server } = await show('end', null, [], 'es');
    expect(screen.getByRole('heading', { name: 'Este enlace está incompleto' })).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
    expect(server.requests).toEqual([]);
  });
});
