import { type DeskTicket, snippetContract, ticketContract } from '@vinlore/feedback-domain';
import { type FakeServer, fakeServer, on, refused } from '@vinlore/testing-web';
import { vehicleContract } from '@vinlore/vehicle-domain';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { deskRenderer } from '@vinlore/desk-ui/testing';
import { feedbackDeskMessages } from '../messages/index.ts';
import { SNIPPETS, ticketLine, ticketOf, withMessage } from '../testing/samples.ts';
import { TicketPage } from './ticket-page.tsx';

const render = deskRenderer(feedbackDeskMessages);
afterEach(() => localStorage.clear());

const AT = '2026-11-20T10:30:00.000Z';
const OTHER = '9ABC-DEFG';

/** The signed-in agent and a colleague. */
const SUE = { id: '33333333-3333-4333-8333-333333333333', name: 'Sue' };
const ZOE = { id: '44444444-4444-4444-8444-444444444444', name: 'Zoe' };

/** A team of theirs. */
const BILLING = { id: '66666666-6666-4666-8666-666666666666', name: 'Billing', members: [ZOE] };

/** The id that the test server gives an uploaded file. */
const fileId = (name: string) => `00000000-0000-4000-8000-${name.length.toString().padStart(12, '0')}`;

/** A server with one ticket; `say` adds a message of its member. */
function support(start: DeskTicket = ticketOf()) {
  let ticket = start;
  const known = new Set<string>();
  const server = fakeServer([
    on(ticketContract.staffTicket, ({ number }) =>
      number === ticket.number || ticket.merged.includes(number) ? ticket : refused(404, 'Ticket not found.'),
    ),
    on(ticketContract.staffTicketUpload, ({ number, file: { name, size } }) =>
      number === ticket.number
        ? { id: fileId(name), name, kind: 'pdf' as const, size }
        : refused(404, 'Ticket not found.'),
    ),
    on(ticketContract.staffTicketFile, () => new Blob(['%PDF-1.7'])),
    on(ticketContract.staffTicketAnswer, ({ text, seen, resolve, message_id }) => {
      if (known.has(message_id)) return ticket;
      if (seen !== ticket.messages) return refused(409, 'More was said in this ticket while you wrote.');
      known.add(message_id);
      ticket = { ...withMessage(ticket, 'support', text), ...(resolve && { state: 'resolved' as const }) };
      return ticket;
    }),
    on(ticketContract.staffAgents, () => ({ agents: [SUE, ZOE] })),
    on(ticketContract.staffTicketAssign, ({ to, was }) => {
      const held = ticket.assignee?.id ?? null;
      if (held !== was) return refused(409, `Already assigned to ${ticket.assignee?.name}.`);
      ticket = { ...ticket, assignee: [SUE, ZOE].find(({ id }) => id === to) ?? null };
      return ticket;
    }),
    on(ticketContract.staffTeams, () => ({ teams: [BILLING] })),
    on(ticketContract.staffTicketTeam, ({ to, was }) => {
      if ((ticket.team?.id ?? null) !== was) return refused(409, `Already assigned to ${ticket.team?.name}.`);
      ticket = { ...ticket, team: to === BILLING.id ? BILLING : null, assignee: to === null ? ticket.assignee : null };
      return ticket;
    }),
    on(ticketContract.staffTags, () => ({ tags: [{ tag: 'refund', tickets: 3 }] })),
    on(ticketContract.staffTicketTags, ({ add = [], remove = [] }) => {
      const tags = [...new Set([...ticket.tags, ...add])].filter((tag) => !remove.includes(tag)).toSorted();
      return (ticket = { ...ticket, tags });
    }),
    on(ticketContract.staffTicketWriting, () => null),
    on(ticketContract.staffTicketNote, ({ note_id, text }) => {
      const note = { note_id, text, files: [], noted_at: '2026-11-20T10:30:00.000Z', by: 'Sue' };
      ticket = { ...ticket, notes: [...ticket.notes, note] };
      return ticket;
    }),
    on(ticketContract.staffTicketState, ({ state }) => (ticket = { ...ticket, state })),
    on(ticketContract.staffTicketCredit, ({ credits }) => {
      ticket = { ...ticket, credits_given: ticket.credits_given + credits };
      return ticket;
    }),
    on(ticketContract.staffTicketMerge, ({ number, into }) => {
      ticket = { ...ticket, number: into, merged: [number], others: [] };
      return ticket;
    }),
    on(snippetContract.staffSnippets, () => ({ snippets: [...SNIPPETS] })),
    on(vehicleContract.decode, () => refused(422, 'Wrong VIN')),
  ]);
  return {
    server,
    say: (text: string) => (ticket = withMessage(ticket, 'member', text)),
    zoeTakesIt: () => (ticket = { ...ticket, assignee: ZOE }),
  };
}

const show = async (server: FakeServer, number = '7K2M-94QX', onGo?: (href: string) => void) => {
  await render(<TicketPage params={{ number }} />, server, {
    path: `/staff/tickets/${number}`,
    ...(onGo && { onGo }),
  });
};
const field = () => screen.findByRole('textbox', { name: 'Reply' });
const type = async (text: string) => fireEvent.change(await field(), { target: { value: text } });
const press = (key: string, more: object = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });
const button = (name: string) => screen.getByRole('button', { name });
const sent = (server: FakeServer, name: string) => server.requests.filter((request) => request.name === name);

describe('a ticket page', () => {
  it('shows messages as typed, the member, and their email language', async () => {
    await show(support().server);
    expect(await screen.findByText(/<b>Why\?<\/b>/)).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('The report is empty.');
    expect(screen.getByText(/Emailed to mia@example.com. Member’s language: Spanish/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'View member' }).getAttribute('href')).toBe(
      '/staff/members/11111111-1111-4111-8111-111111111111',
    );
  });

  it('shows which colleague replied, and links to the disputed report', async () => {
    const answered = withMessage(
      ticketOf({ about: 'dispute', report: '7K2M-94QX-0RTB-5W3E' }),
      'support',
      'We ask them.',
    );
    const report = (number: string) => <a href={`/open?${number}`}>{number}</a>;
    await render(<TicketPage params={{ number: answered.number }} report={report} />, support(answered).server);
    expect((await screen.findByText('Sue (support)')).closest('article')!.textContent).toContain('We ask them.');
    expect(screen.getByRole('link', { name: '7K2M-94QX-0RTB-5W3E' }).getAttribute('href')).toContain('0RTB');
  });

  it('sends a snippet and resolves the ticket with the keyboard alone', async () => {
    const { server } = support();
    await show(server);
    await field();
    press('r');
    expect(document.activeElement).toBe(await field());
    fireEvent.change(await screen.findByLabelText('Snippet'), { target: { value: SNIPPETS[1]!.id } });
    expect(await field()).toHaveProperty('value', 'Hola Mia López, sobre 7K2M-94QX.');
    (await field()).focus();
    press('Enter', { ctrlKey: true });
    await screen.findByText('Reply sent');
    expect(sent(server, 'tickets.staffAnswer')[0]!.input).toMatchObject({ seen: 1, resolve: false });
    expect(await field()).toHaveProperty('value', '');
    press('Escape');
    press('e');
    await screen.findByRole('button', { name: 'Reopen' });
    expect(sent(server, 'tickets.staffState')).toHaveLength(1);
    press('?');
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeTruthy();
  });

  it('attaches files to replies and notes separately', async () => {
    const { server } = support();
    await show(server);
    await type('See here.');
    const add = async (name: string, nth: number) => {
      const input = screen.getAllByLabelText('Add files', { selector: 'input' })[nth]!;
      fireEvent.change(input, { target: { files: [new File(['%PDF-1.7'], name)] } });
      await screen.findByText(name);
      await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    };
    await add('answer.pdf', 0);
    await add('internal.pdf', 1);
    fireEvent.click(button('Send reply'));
    await screen.findByText('Reply sent');
    expect(sent(server, 'tickets.staffAnswer')[0]!.input).toMatchObject({ files: [fileId('answer.pdf')] });
    expect(screen.queryByText('answer.pdf')).toBeNull();
    press('n');
    fireEvent.change(screen.getByRole('textbox', { name: 'Note' }), { target: { value: 'Look.' } });
    fireEvent.click(button('Add note'));
    await screen.findByText('Note added');
    expect(sent(server, 'tickets.staffNote')[0]!.input).toMatchObject({ files: [fileId('internal.pdf')] });
    expect(sent(server, 'tickets.staffUpload').map(({ input }) => input['number'])).toEqual(['7K2M-94QX', '7K2M-94QX']);
  });

  it('shows the member’s rating', async () => {
    await show(support(ticketOf({ state: 'resolved', rating: { good: false, comment: '<i>Slow</i>' } })).server);
    expect(await screen.findByText('Bad')).toBeTruthy();
    expect(screen.getByText('<i>Slow</i>')).toBeTruthy();
  });

  it('assigns the ticket to a team, and a team member takes it', async () => {
    const { server } = support(ticketOf({ assignee: SUE }));
    await show(server);
    const team = await screen.findByRole('combobox', { name: 'Team' });
    fireEvent.change(team, { target: { value: BILLING.id } });
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Agent' })).toHaveProperty('value', ''));
    expect(screen.getByRole('combobox', { name: 'Team' })).toHaveProperty('value', BILLING.id);
    expect(sent(server, 'tickets.staffAssignTeam').at(-1)!.input).toEqual({
      number: '7K2M-94QX',
      to: BILLING.id,
      was: null,
    });
  });

  it('marks emailed replies with their sender, and shows the full email', async () => {
    const [first] = ticketOf().conversation;
    const mail = { from: 'ana@elsewhere.example', whole: 'Yes.\n\n> <b>No?</b>', left_out: ['setup.exe'] };
    const answer = { ...first!, seq: 2, text: 'Yes.', mail };
    const plain = { ...first!, seq: 3, text: 'Thanks.', mail: { from: null, whole: null, left_out: [] } };
    await show(support(ticketOf({ messages: 3, conversation: [first!, answer, plain] })).server);
    const [written, mailed, own] = (await screen.findAllByRole('article')) as [HTMLElement, HTMLElement, HTMLElement];
    expect(written.textContent).not.toContain('Via email');
    expect(
      within(mailed).getByText('Via email from ana@elsewhere.example, which isn’t the account’s email'),
    ).toBeTruthy();
    expect(within(mailed).getByText('Files not accepted: setup.exe')).toBeTruthy();
    expect(within(mailed).getByText('Show full email')).toBeTruthy();
    expect(mailed.textContent).toContain('> <b>No?</b>');
    expect(within(own).getByText('Via email')).toBeTruthy();
    expect(own.textContent).not.toContain('full email');
  });

  it('lists attachments of messages and notes, and downloads one', async () => {
    const file = { id: fileId('title.pdf'), name: 'title.pdf', kind: 'pdf' as const, size: 2_048 };
    const noted = { note_id: 'n', text: 'Odd.', files: [{ ...file, name: 'odd.pdf' }], noted_at: AT, by: 'Sue' };
    const [first] = ticketOf().conversation;
    const { server } = support(ticketOf({ conversation: [{ ...first!, files: [file] }], notes: [noted] }));
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    await show(server);
    expect(await screen.findByRole('button', { name: 'Download odd.pdf, 2 KB' })).toBeTruthy();
    fireEvent.click(button('Download title.pdf, 2 KB'));
    await waitFor(() => expect(saved).toEqual(['title.pdf']));
    vi.restoreAllMocks();
  });

  it('lists unfilled placeholders right away, and doesn’t send them', async () => {
    const { server } = support();
    await show(server);
    await type('Your order {order} is on its way.');
    expect(await screen.findByText('Fill in {order} before sending.')).toBeTruthy();
    fireEvent.click(button('Send reply'));
    expect(sent(server, 'tickets.staffAnswer')).toEqual([]);
    await type('Your order 17 is on its way.');
    fireEvent.click(button('Send reply'));
    await screen.findByText('Reply sent');
  });

  it('shows what a macro does on sending, and can skip it', async () => {
    const { server } = support();
    await show(server);
    await field();
    const pick = async () =>
      fireEvent.change(await screen.findByLabelText('Snippet'), { target: { value: SNIPPETS[2]!.id } });
    await pick();
    expect(await screen.findByText('When you send: resolves the ticket, adds tags (refund)')).toBeTruthy();
    fireEvent.click(button('Send without these actions'));
    expect(button('Send reply')).toBeTruthy();
    await type('');
    await pick();
    expect(await field()).toHaveProperty('value', 'Mia López, your money is back. Sue');
    fireEvent.click(button('Send and resolve'));
    await screen.findByRole('button', { name: 'Reopen' });
    expect(sent(server, 'tickets.staffAnswer')[0]!.input).toMatchObject({ resolve: true, tags: ['refund'] });
  });

  it('ignores shortcuts while typing', async () => {
    const { server } = support();
    await show(server);
    (await field()).focus();
    press('e');
    expect(sent(server, 'tickets.staffState')).toEqual([]);
  });

  it('blocks a reply that crossed a new message until it was read', async () => {
    const { server, say } = support();
    await show(server);
    await type('Look again.');
    say('I found it myself.');
    fireEvent.click(button('Send reply'));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('New message while you were writing');
    expect(alert.textContent).toContain('I found it myself.');
    expect(button('Send reply')).toHaveProperty('disabled', true);
    fireEvent.click(button('Got it'));
    expect(await field()).toHaveProperty('value', 'Look again.');
    fireEvent.click(button('Send reply'));
    await screen.findByText('Reply sent');
    expect(sent(server, 'tickets.staffAnswer').map(({ input }) => input['seen'])).toEqual([1, 2]);
  });

  it('keeps a draft across navigation, and removes it after sending', async () => {
    const { server } = support();
    const first = render(<TicketPage params={{ number: '7K2M-94QX' }} />, server);
    await type('Half a');
    (await first).unmount();
    await show(server);
    expect(await field()).toHaveProperty('value', 'Half a');
    fireEvent.click(button('Send and resolve'));
    await screen.findByRole('button', { name: 'Reopen' });
    expect(localStorage).toHaveLength(0);
  });

  it('doesn’t send an empty reply, and says why', async () => {
    const { server } = support();
    await show(server);
    await field();
    fireEvent.click(button('Send reply'));
    expect(await screen.findByText('Enter a message.')).toBeTruthy();
    expect(sent(server, 'tickets.staffAnswer')).toEqual([]);
  });

  it('adds an internal note with the keyboard alone, without changing the status', async () => {
    const { server } = support(withMessage(ticketOf(), 'support', 'We look into it.'));
    await show(server);
    await field();
    press('n');
    const note = screen.getByRole('textbox', { name: 'Note' });
    expect(document.activeElement).toBe(note);
    expect(screen.queryByRole('button', { name: 'Send reply' }), 'one of the two is visible').toBeNull();
    expect(screen.getByText(/Only your team sees this\. Up to/)).toBeTruthy();
    fireEvent.change(note, { target: { value: 'She called.' } });
    press('Enter', { ctrlKey: true });
    const kept = (await within(screen.getByRole('log')).findByText('She called.')).closest('article')!;
    expect(kept.textContent).toContain('Internal note');
    expect(kept.textContent).toContain('Sue');
    const inOrder = [...screen.getByRole('log').querySelectorAll('article')].map(({ textContent }) => textContent);
    expect(inOrder.findIndex((words) => words?.includes('She called.'))).toBe(1);
    expect(sent(server, 'tickets.staffAnswer')).toEqual([]);
    expect(note).toHaveProperty('value', '');
  });

  it('keeps drafts of note and reply apart, and shows which one will be sent', async () => {
    const { server } = support();
    const first = render(<TicketPage params={{ number: '7K2M-94QX' }} />, server);
    await type('For the member');
    fireEvent.click(button('Internal note'));
    fireEvent.change(screen.getByRole('textbox', { name: 'Note' }), { target: { value: 'For us' } });
    (await first).unmount();
    await show(server);
    expect(await field()).toHaveProperty('value', 'For the member');
    fireEvent.click(button('Internal note'));
    expect(screen.getByRole('textbox', { name: 'Note' })).toHaveProperty('value', 'For us');
    expect(button('Add note')).toBeTruthy();
    fireEvent.click(button('Public reply'));
    fireEvent.click(button('Send reply'));
    await screen.findByText('Reply sent');
    expect(sent(server, 'tickets.staffAnswer')[0]!.input).toMatchObject({ text: 'For the member' });
    expect(Object.values({ ...localStorage })).toEqual(['For us']);
  });

  it('can be taken with a key, assigned to a colleague, and unassigned', async () => {
    const { server } = support();
    await show(server);
    await field();
    press('t');
    const colleague = screen.getByRole('combobox', { name: 'Agent' });
    await expect.poll(() => colleague).toHaveProperty('value', SUE.id);
    expect(screen.queryByRole('button', { name: 'Assign to me' })).toBeNull();
    fireEvent.change(colleague, { target: { value: ZOE.id } });
    await screen.findByRole('button', { name: 'Assign to me' });
    fireEvent.change(colleague, { target: { value: '' } });
    await expect.poll(() => colleague).toHaveProperty('value', '');
    expect(sent(server, 'tickets.staffAssign').map(({ input }) => input)).toMatchObject([
      { to: SUE.id, was: null },
      { to: ZOE.id, was: SUE.id },
      { to: null, was: ZOE.id },
    ]);
  });

  it('shows who took it if a colleague was faster', async () => {
    const { server, zoeTakesIt } = support();
    await show(server);
    await field();
    zoeTakesIt();
    fireEvent.click(button('Assign to me'));
    expect(await screen.findByText('Already assigned to Zoe.')).toBeTruthy();
    await expect.poll(() => screen.getByRole('combobox', { name: 'Agent' })).toHaveProperty('value', ZOE.id);
  });

  it('adds tags by keyboard, with suggestions, and explains an invalid one', async () => {
    const { server } = support(ticketOf({ tags: ['late'] }));
    await show(server);
    await field();
    press('l');
    const tag = screen.getByRole('combobox', { name: 'Add a tag' });
    expect(document.activeElement).toBe(tag);
    await expect.poll(() => document.querySelector('datalist option')?.getAttribute('value')).toBe('refund');
    fireEvent.change(tag, { target: { value: '#no' } });
    fireEvent.submit(tag);
    expect(await screen.findByText(/^Use up to 30 letters/)).toBeTruthy();
    fireEvent.change(tag, { target: { value: ' Refund ' } });
    fireEvent.submit(tag);
    const remove = await screen.findByRole('button', { name: 'Remove tag refund' });
    expect(tag).toHaveProperty('value', '');
    fireEvent.click(remove);
    await expect.poll(() => screen.queryByRole('button', { name: 'Remove tag refund' })).toBeNull();
    expect(sent(server, 'tickets.staffTags').map(({ input }) => input)).toMatchObject([
      { add: ['refund'] },
      { remove: ['refund'] },
    ]);
  });

  it('shows who else is writing, and reports the agent’s own typing throttled', async () => {
    const { server } = support(ticketOf({ writing: [SUE, ZOE] }));
    await show(server);
    expect(await screen.findByText('Zoe is writing…')).toBeTruthy();
    const reply = await field();
    for (const text of ['H', 'He', 'Hel']) fireEvent.input(reply, { target: { value: text } });
    expect(sent(server, 'tickets.staffWriting').map(({ input }) => input)).toEqual([{ number: '7K2M-94QX' }]);
  });

  it('doesn’t save an empty note, and says why', async () => {
    const { server } = support();
    await show(server);
    await field();
    fireEvent.click(button('Internal note'));
    fireEvent.click(button('Add note'));
    expect(await screen.findByText('Enter a message.')).toBeTruthy();
    expect(sent(server, 'tickets.staffNote')).toEqual([]);
  });

  it('adds credits with a reason, once per dialog', async () => {
    const { server } = support();
    await show(server);
    await field();
    fireEvent.click(button('Add credits'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('button', { name: 'Add 1 credit' })).toHaveProperty('disabled', true);
    expect(dialog.getByLabelText('Report credits')).toHaveProperty('checked', true);
    fireEvent.click(dialog.getByLabelText('Sticker credits'));
    fireEvent.change(dialog.getByLabelText('Number of credits'), { target: { value: '3' } });
    fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'A long wait' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Add 3 credits' }));
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    expect(sent(server, 'tickets.staffCredit')[0]!.input).toMatchObject({
      credits: 3,
      product: 'sticker',
      reason: 'A long wait',
    });
    expect(screen.getByText('Credits added')).toBeTruthy();
  });

  it('merges into another ticket of the member, and takes draft and attachments along', async () => {
    const gone: string[] = [];
    const others = [ticketLine({ number: OTHER, subject: 'Again' }), ticketLine({ number: '1111-2222' })];
    const { server } = support(ticketOf({ others }));
    await show(server, '7K2M-94QX', (href) => gone.push(href));
    await type('Half a');
    const input = screen.getAllByLabelText('Add files', { selector: 'input' })[0]!;
    fireEvent.change(input, { target: { files: [new File(['%PDF-1.7'], 'half.pdf')] } });
    fireEvent.click(button('Merge'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('button', { name: 'Merge tickets' })).toHaveProperty('disabled', true);
    fireEvent.click(dialog.getByRole('radio', { name: /Again/ }));
    fireEvent.click(dialog.getByRole('button', { name: 'Merge tickets' }));
    await expect.poll(() => gone).toContain(`/staff/tickets/${OTHER}`);
    expect(Object.values({ ...localStorage })).toEqual(['Half a']);
    expect(Object.keys({ ...localStorage })[0]).toContain(OTHER);
    cleanup();
    await show(support(ticketOf({ number: OTHER })).server, OTHER);
    expect(await screen.findByText('half.pdf')).toBeTruthy();
    await screen.findByText(/Uploaded/);
    fireEvent.click(button('Remove half.pdf'));
  });

  it('redirects the number of a merged ticket', async () => {
    const gone: string[] = [];
    const { server } = support(ticketOf({ merged: [OTHER] }));
    await show(server, OTHER, (href) => gone.push(href));
    await expect.poll(() => gone).toContain('/staff/tickets/7K2M-94QX');
  });

  it('shows “not found” for an unknown ticket', async () => {
    await show(support().server, '0000-0000');
    expect(await screen.findByText('We couldn’t find ticket 0000-0000 for this brand.')).toBeTruthy();
  });
});
