import { ticketContract } from '@vinlore/feedback-domain';
import { defineMessages } from '@vinlore/i18n';
import { connectionLost, fakeServer, on, refused, type Rule, saying } from '@vinlore/testing-web';
import { screenRenderer } from '@vinlore/ui/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { filesMessages } from '../files/index.ts';
import { messageFieldMessages } from '../message/index.ts';
import { ContactSupport, type SupportMember, supportMessages } from './index.ts';

const renderScreen = screenRenderer(
  defineMessages({
    en: { ...messageFieldMessages.en, ...filesMessages.en, ...supportMessages.en },
    es: async () => ({
      ...(await messageFieldMessages.es()),
      ...(await filesMessages.es()),
      ...(await supportMessages.es()),
    }),
  }),
);

const VIN = '1FMCU0GX7EUA00108';
const DANA: SupportMember = {
  id: 'dana',
  email: 'dana@example.com',
  first: 'Dana',
  last: 'Reyes',
  phone: '(555) 0142',
};
const TITLE = 'Your support ticket has been successfully created!';
const opened = (free_credit: boolean, text = 'Within 24 hours.') =>
  on(ticketContract.createSupportTicket, () => saying({ number: '7K2M-94QX', free_credit }, `${TITLE}\n${text}`));

interface SupportOptions {
  readonly vin?: string;
  readonly creditType?: 'report' | 'sticker';
  readonly message?: string;
  readonly asksVin?: boolean;
  readonly member?: SupportMember;
  readonly language?: 'en' | 'es';
  readonly atoms?: ReturnType<typeof createStore>;
}

async function show(rules: readonly Rule[], shown: SupportOptions = {}) {
  const { vin = VIN, creditType, message, asksVin, member = DANA, language, atoms = createStore() } = shown;
  const server = fakeServer(rules);
  const onCancel = vi.fn();
  await renderScreen(
    <Provider store={atoms}>
      <ContactSupport
        vin={vin}
        creditType={creditType}
        message={message}
        asksVin={asksVin}
        member={member}
        onCancel={onCancel}
        ticketLink={(number, text) => <a href={`/members/tickets/${number}`}>{text}</a>}
      />
    </Provider>,
    server,
    language,
  );
  return { server, onCancel };
}

const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Submit' }));

// Drafts outlive a page, and so a test.
beforeEach(() => sessionStorage.clear());

describe('the Contact Support form', () => {
  it('starts with the request for an order, and doesn’t ask for a VIN', async () => {
    const { server } = await show([opened(false)], {
      vin: 'CREDIT',
      message: 'I would like a refund of order K7Q2-9M4X.',
      asksVin: false,
    });
    expect(screen.queryByRole('textbox', { name: /VIN/ })).toBeNull();
    await submit();
    await waitFor(() => expect(server.requests).toHaveLength(1));
    expect(server.requests[0]!.input).toMatchObject({
      vin: 'CREDIT',
      message: 'I would like a refund of order K7Q2-9M4X.',
    });
  });

  it('spec §2: has Submit and Cancel; spec §3: is prefilled from the profile', async () => {
    const { onCancel } = await show([]);
    expect(field('VIN').value).toBe(VIN);
    expect(field('Email').value).toBe('dana@example.com');
    expect(field(/^Name/).value).toBe('Dana Reyes');
    expect(field(/^Phone/).value).toBe('5550142');
    expect(field('What happened?').value).toBe('');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onCancel).toHaveBeenCalledOnce();
  });

  it('spec §7: sends VIN, message, email, name and the credit type', async () => {
    const { server } = await show([opened(false)], { creditType: 'sticker' });
    await userEvent.type(field('What happened?'), 'Wrong engine');
    await submit();
    await screen.findByText(/successfully created/);
    expect(server.requests[0]?.input).toEqual({
      vin: VIN,
      message: 'Wrong engine',
      email: 'dana@example.com',
      name: 'Dana Reyes',
      phone: '5550142',
      credit_type: 'sticker',
      files: [],
      ticket_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });

  it('sends attachments, and keeps them if the ticket fails', async () => {
    const FILE = '00000000-0000-4000-8000-000000000001';
    let tries = 0;
    const { server } = await show([
      on(ticketContract.ticketFileUpload, ({ file: { name, size } }) => ({
        id: FILE,
        name,
        kind: 'pdf' as const,
        size,
      })),
      on(ticketContract.createSupportTicket, () =>
        ++tries === 1 ? connectionLost() : saying({ number: '7K2M-94QX', free_credit: false }, `${TITLE}\n.`),
      ),
    ]);
    await userEvent.type(field('What happened?'), 'Wrong engine');
    const label = new File(['%PDF-1.7'], 'label.pdf', { type: 'application/pdf' });
    await userEvent.upload(screen.getByLabelText('Add files', { selector: 'input' }), label);
    expect(await screen.findByText(/1 KB · Uploaded/)).toBeDefined();
    await submit();
    await waitFor(() => expect(tries).toBe(1));
    expect(await screen.findByRole('button', { name: 'Submit' })).toBeDefined();
    expect(screen.getByText('label.pdf')).toBeDefined();
    await submit();
    await screen.findByText(/successfully created/);
    const [one, other] = server.requests.filter(({ name }) => name === ticketContract.createSupportTicket.name);
    expect(one!.input['files']).toEqual([FILE]);
    expect(other!.input).toEqual(one!.input);
  });

  it('spec §5: email must contain "@", VIN and message are required; name and phone are optional', async () => {
    const { server } = await show([opened(false)], { vin: '' });
    await userEvent.clear(field('Email'));
    await userEvent.type(field('Email'), 'dana.example.com');
    await submit();
    expect(screen.getByText('Enter the VIN.')).toBeDefined();
    expect(screen.getByText('Please enter a message')).toBeDefined();
    expect(screen.getByText('Invalid email')).toBeDefined();
    expect(document.activeElement).toBe(field('VIN'));
    expect(server.requests).toEqual([]);

    await userEvent.type(field('VIN'), VIN.toLowerCase());
    await userEvent.type(field('What happened?'), 'x');
    await userEvent.type(field('Email'), '@');
    for (const optional of [/^Name/, /^Phone/]) await userEvent.clear(field(optional));
    await submit();
    await screen.findByText(/successfully created/);
    expect(server.requests[0]?.input).toMatchObject({ vin: VIN, email: 'dana.example.com@', name: '', phone: '' });
  });

  it('spec §5: the email is required', async () => {
    await show([]);
    await userEvent.clear(field('Email'));
    await userEvent.type(field('What happened?'), 'x');
    await submit();
    expect(screen.getByText('Invalid email')).toBeDefined();
  });

  it('spec §5: the phone accepts digits only and ignores other keystrokes', async () => {
    await show([], { member: { ...DANA, phone: null } });
    await userEvent.type(field(/^Phone/), '+1 (305) 555-01x00');
    expect(field(/^Phone/).value).toBe('13055550100');
  });

  it('spec §8: shows the server’s error under the form, and keeps the input', async () => {
    await show([on(ticketContract.createSupportTicket, () => refused(422, 'Invalid email'))]);
    await userEvent.type(field('What happened?'), 'Wrong engine');
    await submit();
    const alert = (await screen.findByText('Invalid email')).closest('[role=alert]')!;
    const cancel = screen.getByRole('button', { name: 'Cancel' });
    expect(cancel.compareDocumentPosition(alert) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(field('What happened?').value).toBe('Wrong engine');
  });

  it('spec §8: shows the exception’s message for a lost response; a retry is the same ticket, changed text is another one', async () => {
    const { server } = await show([on(ticketContract.createSupportTicket, connectionLost)]);
    await userEvent.type(field('What happened?'), 'Wrong engine');
    for (const [tries, more] of ['', '', '!'].entries()) {
      if (more) await userEvent.type(field('What happened?'), more);
      await userEvent.click(await screen.findByRole('button', { name: 'Submit' }));
      await waitFor(() => expect(server.requests).toHaveLength(tries + 1));
      expect(await screen.findByText('Failed to fetch')).toBeDefined();
    }
    const ids = server.requests.map(({ input }) => input['ticket_id']);
    expect(ids[1]).toBe(ids[0]);
    expect(ids[2]).not.toBe(ids[0]);
  });

  it('spec §8: shows the server’s title and text on the success screen, with the number and a link to the ticket', async () => {
    for (const words of ['With a free credit.', 'Without one.']) {
      await show([opened(false, words)]);
      await userEvent.type(field('What happened?'), 'x');
      await submit();
      expect(await screen.findByText(TITLE)).toBeDefined();
      expect(screen.getByText(words)).toBeDefined();
      expect(screen.getByText('Ticket number: 7K2M-94QX')).toBeDefined();
      expect(screen.getByRole('link', { name: 'View ticket' }).getAttribute('href')).toBe('/members/tickets/7K2M-94QX');
      cleanup();
    }
  });

  it('restores the draft for its own member and subject if the token expires while typing', async () => {
    const atoms = createStore();
    await show([on(ticketContract.createSupportTicket, () => refused(401, 'Sign in, please.'))], { atoms });
    await userEvent.type(field('What happened?'), 'Typed before');
    await submit();
    expect(await screen.findByText('Sign in, please.')).toBeDefined();
    cleanup();
    await show([], { atoms, member: { ...DANA, id: 'somebody else' } });
    expect(field('What happened?').value).toBe('');
    cleanup();
    await show([], { atoms, vin: '5UXWX7C5XBA000000' });
    expect(field('What happened?').value).toBe('');
    cleanup();
    const { server } = await show([opened(false)], { atoms });
    expect(field('What happened?').value).toBe('Typed before');
    await submit();
    await screen.findByText(/successfully created/);
    expect(server.requests[0]?.input).toMatchObject({ message: 'Typed before' });
    cleanup();
    await show([], { atoms });
    expect(field('What happened?').value).toBe('');
  });

  it('keeps 100,000 characters in the field and doesn’t send them', async () => {
    const { server } = await show([]);
    await userEvent.click(field('What happened?'));
    await userEvent.paste('x'.repeat(100_000));
    await submit();
    expect(screen.getByText('Shorten the message to 5,000 characters.')).toBeDefined();
    expect(field('What happened?').value).toHaveLength(100_000);
    expect(server.requests).toEqual([]);
  });

  it('offers an email address to people without a VIN, in both languages', async () => {
    for (const language of ['en', 'es'] as const) {
      await show([], { language });
      const mail = screen.getByRole('link');
      expect(mail.getAttribute('href')).toBe(`mailto:${mail.textContent}`);
      expect(mail.parentElement?.textContent).toMatch(/^.{10,} .+@.+\.$/);
      cleanup();
    }
  });
});
