import { contentContract } from '@vinlore/content-domain';
import { connectionLost, fakeServer, noAnswerYet, on, refused, type Rule } from '@vinlore/testing-web';
import { screenRenderer } from '@vinlore/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { MailingFormScreen } from './mailing-form.tsx';
import { mailingMessages } from './messages/index.ts';

const renderScreen = screenRenderer(mailingMessages);
const takes = on(contentContract.homeCollection, () => null);

async function show(rule: Rule = takes, language: 'en' | 'es' = 'en') {
  const server = fakeServer([rule]);
  await renderScreen(<MailingFormScreen purpose="product-news" button="Tell me" />, server, language);
  const user = userEvent.setup();
  const email = screen.getByRole<HTMLInputElement>('textbox');
  const consent = screen.getByRole<HTMLInputElement>('checkbox');
  const send = () => user.click(screen.getByRole('button'));
  const fill = async () => {
    await user.type(email, 'ana@example.com');
    await user.click(consent);
  };
  const said = (field: HTMLElement) => document.getElementById(field.getAttribute('aria-describedby')!)!.textContent;
  return { server, user, email, consent, send, fill, said };
}

describe('docs/decisions.md §4: home-collection, an email with consent for one purpose', () => {
  it('shows the consent text in the visitor’s language, unchecked', async () => {
    const { consent } = await show();
    expect(consent.checked).toBe(false);
    expect(screen.getByLabelText(/^Yes, Stickerhouse may mail me .* At most once a month/)).toBe(consent);
  });

  it('shows the consent text in Spanish', async () => {
    const { consent } = await show(takes, 'es');
    expect(screen.getByLabelText(/^Sí, Historial VIN puede escribirme/)).toBe(consent);
  });

  it('flags missing consent or email without calling the server', async () => {
    const { server, user, email, consent, send, said } = await show();
    await send();
    expect(document.activeElement).toBe(email);
    expect(said(email)).toBe('Enter a valid email address, like name@example.com.');
    await user.type(email, 'ana@example.com');
    await send();
    expect(document.activeElement).toBe(consent);
    expect(said(consent)).toBe('Check the box to agree. We don’t save your email without your consent.');
    expect(email.hasAttribute('aria-invalid')).toBe(false);
    expect(server.requests).toEqual([]);
  });

  it('sends the email, purpose, and consent version, and explains the next step', async () => {
    const { server, fill, send } = await show();
    await fill();
    await send();
    expect(await screen.findByText(/We sent a confirmation link to ana@example.com/)).toBeDefined();
    expect(document.activeElement!.textContent).toContain('Check your inbox');
    expect(server.requests.map(({ input }) => input)).toEqual([
      { email: 'ana@example.com', purpose: 'product-news', consent: 'yes', consent_version: '2026-11-20' },
    ]);
  });

  it('submits the form only once', async () => {
    const { server, fill, send } = await show(on(contentContract.homeCollection, noAnswerYet));
    await fill();
    await send();
    expect((await screen.findByRole('button', { name: 'Sending…' })).getAttribute('aria-busy')).toBe('true');
    await send();
    expect(server.requests).toHaveLength(1);
  });

  it.each([
    ['with the server’s message', () => refused(429, 'Too often. Wait a minute.'), /Too often. Wait a minute./],
    ['with our own message if the connection is lost', connectionLost, /connection/],
  ])('keeps the input after an error, %s', async (_what, answer, words) => {
    const { email, consent, fill, send } = await show(on(contentContract.homeCollection, answer));
    await fill();
    await send();
    expect(await screen.findByText(words)).toBeDefined();
    expect([email.value, consent.checked]).toEqual(['ana@example.com', true]);
  });
});
