import { deskRenderer } from '@vinlore/desk-ui/testing';
import { snippetContract, ticketContract } from '@vinlore/feedback-domain';
import { connectionLost, fakeServer, on, refused } from '@vinlore/testing-web';
import { vehicleContract } from '@vinlore/vehicle-domain';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { feedbackDeskMessages } from '../messages/index.ts';
import { SNIPPETS, ticketOf } from '../testing/samples.ts';
import type { MemberToWrite } from './write-form.tsx';
import { WriteToMember } from './write-to-member.tsx';

const render = deskRenderer(feedbackDeskMessages);
afterEach(() => localStorage.clear());

const FILE = '00000000-0000-4000-8000-000000000001';
const mia: MemberToWrite = {
  id: '11111111-1111-4111-8111-111111111111',
  email: 'mia@example.com',
  first: 'Mia',
  last: 'López',
  language: 'es',
  on_staff: false,
  closed_at: null,
  suspended_at: null,
};

/** A server that creates tickets, after failing a given number of times in a given way. */
function desk(...failures: (() => ReturnType<typeof refused>)[]) {
  const left = [...failures];
  return fakeServer([
    on(ticketContract.staffTicketOpen, () => left.shift()?.() ?? ticketOf({ number: '9ABC-DEFG', state: 'answered' })),
    on(ticketContract.staffTicketUpload, ({ file: { name, size } }) => ({
      id: FILE,
      name,
      kind: 'pdf' as const,
      size,
    })),
    on(snippetContract.staffSnippets, () => ({ snippets: [...SNIPPETS] })),
    on(vehicleContract.decode, () => refused(422, 'Wrong VIN')),
  ]);
}
const begin = () => fireEvent.click(screen.getByRole('button', { name: 'New message' }));
const message = () => screen.findByRole('textbox', { name: 'Message' });
const type = async (text: string) => fireEvent.change(await message(), { target: { value: text } });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send and create ticket' }));
const opened = (server: ReturnType<typeof desk>) =>
  server.requests.filter(({ name }) => name === 'tickets.staffOpen').map(({ input }) => input);

describe('messaging a member from their page', () => {
  it('sends a topic, VIN, snippet, and file, and continues in the ticket', async () => {
    const server = desk();
    const went: string[] = [];
    await render(<WriteToMember member={mia} />, server, { onGo: (href) => went.push(href) });
    begin();
    expect(document.activeElement).toBe(await message());
    expect(screen.getByText(/Emailed to mia@example.com. Member’s language: Spanish/)).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Topic'), { target: { value: 'report' } });
    fireEvent.change(screen.getByLabelText(/^VIN/), { target: { value: '1hgcm82633a004352' } });
    fireEvent.change(await screen.findByLabelText('Snippet'), { target: { value: SNIPPETS[0]!.id } });
    expect(await message()).toHaveProperty('value', 'Hello Mia López, about 1HGCM82633A004352.');
    const input = screen.getByLabelText('Add files', { selector: 'input' });
    fireEvent.change(input, { target: { files: [new File(['%PDF-1.7'], 'see.pdf')] } });
    await screen.findByText(/Uploaded/);
    send();
    await waitFor(() => expect(went).toEqual(['/staff/tickets/9ABC-DEFG']));
    expect(opened(server)).toMatchObject([
      {
        account_id: mia.id,
        credit_type: 'report',
        vin: '1HGCM82633A004352',
        text: 'Hello Mia López, about 1HGCM82633A004352.',
        files: [FILE],
      },
    ]);
    expect(server.requests.find(({ name }) => name === 'tickets.staffUpload')!.input['number']).toBeUndefined();
  });

  it('creates the same ticket if retried after a lost connection, and another one if the message changed', async () => {
    const server = desk(connectionLost, connectionLost);
    await render(<WriteToMember member={mia} />, server);
    begin();
    await type('Your report is ready.');
    for (const times of [1, 2]) {
      send();
      await waitFor(() => expect(opened(server)).toHaveLength(times));
      await screen.findByRole('alert');
    }
    fireEvent.change(screen.getByLabelText(/^VIN/), { target: { value: '1HGCM82633A004352' } });
    send();
    await waitFor(() => expect(opened(server)).toHaveLength(3));
    const [one, again, other] = opened(server).map((input) => input['ticket_id']);
    expect(again).toBe(one);
    expect(other).not.toBe(one);
  });

  it('shows validation errors and the server’s errors', async () => {
    const server = desk(() => refused(409, 'This account only holds purchases.'));
    await render(<WriteToMember member={mia} />, server);
    begin();
    await message();
    send();
    await screen.findByText('Enter a message.');
    await type('About {order}');
    await screen.findByText('Fill in {order} before sending.');
    send();
    expect(opened(server)).toEqual([]);
    await type('Hello.');
    send();
    await screen.findByText('This account only holds purchases.');
    expect(await message()).toHaveProperty('value', 'Hello.');
  });

  it('keeps a draft per member across navigation', async () => {
    const { unmount } = await render(<WriteToMember member={mia} />, desk());
    begin();
    await type('Half a message');
    unmount();
    const other = await render(<WriteToMember member={{ ...mia, id: 'sam' }} />, desk());
    expect(screen.queryByRole('textbox')).toBeNull();
    other.unmount();
    await render(<WriteToMember member={mia} />, desk());
    expect(await message()).toHaveProperty('value', 'Half a message');
  });

  it('isn’t offered for staff, closed accounts, or without permission; for suspended members it says what they’ll get', async () => {
    for (const member of [
      { ...mia, on_staff: true },
      { ...mia, closed_at: '2026-11-20T10:00:00.000Z' },
    ]) {
      const { unmount } = await render(<WriteToMember member={member} />, desk());
      expect(screen.queryByRole('button')).toBeNull();
      unmount();
    }
    const { unmount } = await render(<WriteToMember member={mia} />, desk(), { permissions: ['billing'] });
    expect(screen.queryByRole('button')).toBeNull();
    unmount();
    const suspended = { ...mia, suspended_at: '2026-11-20T10:00:00.000Z' };
    await render(<WriteToMember member={suspended} />, desk(), { permissions: ['support'], language: 'es' });
    expect(screen.getByText(/^El miembro está suspendido: recibirá el correo/)).toBeTruthy();
  });
});
