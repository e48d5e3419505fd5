import { profileContract } from '@vinlore/account-domain';
import { connectionLost, fakeServer, noAnswerYet, on, refused, type Rule } from '@vinlore/testing-web';
import { screenRenderer } from '@vinlore/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ContactFormScreen } from './contact-form.tsx';
import { contactMessages } from './messages/index.ts';

const renderScreen = screenRenderer(contactMessages);
const accepts = on(profileContract.contactMail, () => null);

async function show(rules: readonly Rule[], language: 'en' | 'es' = 'en') {
  const server = fakeServer(rules);
  const { container } = await renderScreen(<ContactFormScreen button="Send" />, server, language);
  const field = (name: string) => container.querySelector<HTMLInputElement>(`[name=${name}]`)!;
  const user = userEvent.setup();
  const fill = async () => {
    await user.type(field('email'), 'ana@example.com');
    await user.type(field('message'), 'Is my sticker lost?');
  };
  return { server, field, user, fill, send: () => user.click(screen.getByRole('button', { name: /Send|…/ })) };
}

describe('the contact form', () => {
  it('shows each error under its field, focuses the first, and sends no request', async () => {
    const { server, field, send } = await show([accepts]);
    await send();
    expect(document.activeElement).toBe(field('email'));
    const said = (name: string) =>
      document.getElementById(field(name).getAttribute('aria-describedby')!.split(' ').at(-1)!);
    expect(said('email')!.textContent).toBe('Enter a valid email address, like name@example.com.');
    expect(said('message')!.textContent).toBe('Tell us how we can help.');
    expect(server.requests).toEqual([]);
  });

  it('sends the message without an empty name and shows where we’ll reply', async () => {
    const { server, fill, send } = await show([accepts]);
    await fill();
    await send();
    expect(await screen.findByText(/will reply to ana@example.com/)).toBeDefined();
    expect(server.requests.map(({ input }) => input)).toEqual([
      { email: 'ana@example.com', message: 'Is my sticker lost?' },
    ]);
    expect(document.activeElement!.textContent).toContain('Message sent');
  });

  it('sends the name when given and allows another message', async () => {
    const { server, field, user, fill, send } = await show([accepts]);
    await user.type(field('name'), 'Ana');
    await fill();
    await send();
    await user.click(await screen.findByRole('button', { name: 'Send another message' }));
    expect(field('message').value).toBe('');
    expect(server.requests[0]!.input).toMatchObject({ name: 'Ana' });
  });

  it('shows progress and sends once', async () => {
    const { server, fill, send } = await show([on(profileContract.contactMail, noAnswerYet)]);
    await fill();
    await send();
    const button = await screen.findByRole('button', { name: 'Sending…' });
    expect(button.getAttribute('aria-busy')).toBe('true');
    await send();
    expect(server.requests).toHaveLength(1);
  });

  it.each([
    ['the server’s own words', () => refused(429, 'Too often. Wait a minute.'), /Too often. Wait a minute./],
    ['words of ours where there is no connection', connectionLost, /connection/],
  ])('a failure: %s, and nothing that was typed is lost', async (_what, answer, words) => {
    const { field, fill, send } = await show([on(profileContract.contactMail, answer)]);
    await fill();
    await send();
    expect((await screen.findByRole('alert')).textContent).toMatch(words);
    expect([field('email').value, field('message').value]).toEqual(['ana@example.com', 'Is my sticker lost?']);
  });

  it('speaks Spanish on a Spanish brand', async () => {
    const { send } = await show([accepts], 'es');
    await send();
    expect(screen.getByText('Cuéntanos cómo podemos ayudarte.')).toBeDefined();
  });
});
