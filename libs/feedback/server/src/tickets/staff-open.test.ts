import { MESSAGE_LENGTH } from '@vinlore/feedback-domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNTS, BRANDS } from '../testing/chat-bench.ts';
import { pdf } from '../testing/files.ts';
import { createSupportBench, type SupportBench, VIN } from '../testing/support-bench.ts';
import { overdueTickets, waitingTickets } from '../waiting.ts';

const HOUR = 60 * 60_000;
let bench: SupportBench;
beforeAll(async () => {
  bench = await createSupportBench();
});
beforeEach(() => bench.clear());
afterAll(() => bench.database.drop());

const mia = () => bench.caller({ as: 'mia' });
const staff = () => bench.caller({ as: 'staff' });
const written = async (more: object = {}) => (await staff().openFor(more)).data.number;
const mailsToMia = () => bench.letters.filter(({ to }) => to === 'mia@example.com');

describe('support writes to a member first', () => {
  it('the ticket starts with the message, waits for the member, and is listed with their tickets', async () => {
    const { status, data } = await staff().openFor({ vin: ' 1fmcu0gx7eua00108 ', credit_type: 'report' });
    expect(status).toBe(200);
    expect(data).toMatchObject({
      state: 'answered',
      about: 'report',
      vin: VIN,
      subject: 'Your report is ready.',
      messages: 1,
      account_id: ACCOUNTS.mia.id,
      email: 'mia@example.com',
      name: 'mia',
      conversation: [{ from: 'support', text: 'Your report is ready.\nHave a look.', by: 'Ana' }],
    });
    expect((await mia().list()).tickets).toMatchObject([{ number: data.number, state: 'answered' }]);
    const { data: own } = await mia().own(data.number);
    expect(own.conversation).toMatchObject([{ from: 'support', text: 'Your report is ready.\nHave a look.' }]);
    expect(JSON.stringify(own)).not.toContain('Ana');
    expect((await bench.caller({ as: 'sam' }).own(data.number)).status).toBe(404);
  });

  it('sends the member one email with the message and a link, and support none', async () => {
    const number = await written({ vin: VIN, credit_type: 'report' });
    expect(bench.letters).toHaveLength(1);
    const [letter] = mailsToMia();
    expect(letter!.subject).toBe(`Message about your report (${number})`);
    expect(letter!.subject.length).toBeLessThanOrEqual(45);
    for (const part of [
      `One support sent you a message about VIN ${VIN}:`,
      'Have a look.',
      `/members/tickets/${number}`,
    ])
      expect(letter!.text).toContain(part);
  });

  it.each([
    [{ credit_type: 'sticker' }, null, /^Message about your window sticker \(/],
    [{ vin: VIN }, null, /^Message about your vehicle \(/],
    [{}, null, /^Message from support \(/],
    [{ credit_type: 'report' }, 'es', /^Sobre tu reporte \(/],
    [{}, 'es', /^Mensaje de soporte \(/],
  ] as const)('has the topic in the email subject, in the member’s language: %j %s', async (more, language, words) => {
    const { mia: account } = ACCOUNTS;
    const before = bench.addressees.get(account.id)!;
    bench.addressees.set(account.id, { ...before, language });
    await written(more);
    bench.addressees.set(account.id, before);
    expect(mailsToMia()[0]!.subject).toMatch(words);
  });

  it('creates one ticket, one email, and one audit log entry on a double click or retry', async () => {
    const ticket_id = crypto.randomUUID();
    const first = await bench.acts();
    const [one, other] = await Promise.all([staff().openFor({ ticket_id }), staff().openFor({ ticket_id })]);
    const again = await staff().openFor({ ticket_id });
    expect([other.data.number, again.data.number]).toEqual([one.data.number, one.data.number]);
    expect((await mia().list()).tickets).toHaveLength(1);
    expect(mailsToMia()).toHaveLength(1);
    const acts = (await bench.acts()).slice(first.length);
    expect(acts).toMatchObject([{ act: 'ticket.opened', actor: ACCOUNTS.staff.id, after: { state: 'answered' } }]);
    expect(JSON.stringify(acts)).not.toContain('Have a look.');
  });

  it('attaches uploaded files once, and no colleague’s files', async () => {
    const { data: file } = await staff().upload(pdf(), { desk: true, name: 'see.pdf' });
    const theirs = (await bench.caller({ as: 'boss' }).upload(pdf(), { desk: true })).data.id;
    expect((await staff().openFor({ files: [theirs] })).status).toBe(422);
    expect((await mia().list()).tickets).toEqual([]);
    const { data } = await staff().openFor({ files: [file.id] });
    expect(data.conversation[0]!.files).toMatchObject([{ name: 'see.pdf' }]);
    expect(mailsToMia()[0]!.text).toContain('1 file attached. View in the ticket.');
    expect((await bench.acts()).at(-1)).toMatchObject({ act: 'ticket.opened', detail: { files: 1 } });
    expect((await mia().file(file.id)).status).toBe(200);
    expect((await staff().openFor({ files: [file.id] })).status).toBe(422);
    expect((await mia().upload(pdf(), { desk: true })).status, 'a member at the desk’s call').toBe(403);
  });

  it('validates the message like a reply', async () => {
    for (const text of ['', ' \n', 'Hello {order}', 'x'.repeat(MESSAGE_LENGTH + 1)])
      expect((await staff().openFor({ text })).status, text.slice(0, 20)).toBe(422);
    expect([(await mia().list()).tickets, bench.letters]).toEqual([[], []]);
  });

  it('is rejected for staff, closed accounts, guest purchase accounts, and other brands’ members', async () => {
    const toSam = () => staff().openFor({ account_id: ACCOUNTS.sam.id });
    expect(await staff().openFor({ account_id: ACCOUNTS.staff.id })).toMatchObject({
      status: 403,
      message: 'This is a staff account. You can’t open a ticket for it.',
    });
    const sam = bench.addressees.get(ACCOUNTS.sam.id)!;
    for (const bar of ['closed', 'holder'] as const) {
      bench.addressees.set(ACCOUNTS.sam.id, { ...sam, bar });
      expect((await toSam()).status, bar).toBe(409);
    }
    bench.addressees.set(ACCOUNTS.sam.id, sam);
    expect((await staff().openFor({ account_id: crypto.randomUUID() })).status).toBe(404);
    expect((await bench.caller({ as: 'staff', brand: 'other' }).openFor()).status).toBe(404);
    for (const as of ['mia', 'writer'] as const) expect((await bench.caller({ as }).openFor()).status, as).toBe(403);
    expect(bench.letters).toEqual([]);
  });
});

describe('a ticket created by support is a ticket like any other', () => {
  it('spec §8: has no due time before the member writes; from then on the clock runs', async () => {
    const [one] = BRANDS;
    const number = await written();
    expect((await staff().desk(number)).data).toMatchObject({ waiting_since: null, due_at: null });
    expect(await waitingTickets(bench.database, 'one', 100)).toEqual({ count: 0, since: null });
    expect((await overdueTickets(bench.database, one!, 100, new Date('2029-01-01'))).count).toBe(0);
    expect((await staff().staffList()).counts).toEqual({ open: 0, answered: 1, resolved: 0 });

    bench.pass(HOUR);
    expect((await mia().write(number, 'Thank you, but where?')).data.state).toBe('open');
    const { data } = await staff().desk(number);
    expect(data.waiting_since).toBe(data.last_message_at);
    expect(Date.parse(data.due_at!) - Date.parse(data.waiting_since!)).toBe(24 * HOUR);
    expect((await waitingTickets(bench.database, 'one', 100)).count).toBe(1);
    expect((await staff().staffList()).counts).toEqual({ open: 1, answered: 0, resolved: 0 });
    await staff().answer(number, 'Under Reports.');
    expect((await staff().desk(number)).data).toMatchObject({ state: 'answered', due_at: null, messages: 3 });
  });

  it('docs/decisions.md §4: gives no free credit, whatever was spent on the VIN', async () => {
    bench.spend('mia', 'sticker');
    const number = await written({ vin: VIN, credit_type: 'sticker' });
    expect(bench.gifts).toEqual([]);
    expect((await mia().own(number)).data.credits_given).toBe(0);
    expect(
      (await mia().open({ credit_type: 'sticker' })).data.free_credit,
      'the member’s own free credit is unaffected',
    ).toBe(true);
  });

  it('can be found by its words, tagged, noted, assigned, resolved, and rated by its member', async () => {
    const number = await written();
    const found = async (query: string) => (await staff().staffList(query)).tickets.map((each) => each.number);
    expect(await found('?search=have+a+look')).toEqual([number]);
    await staff().tag(number, ['ready']);
    expect(await found('?tag=ready')).toEqual([number]);
    expect((await staff().note(number, 'Called, too.')).data.notes).toMatchObject([{ by: 'Ana' }]);
    expect((await staff().assign(number, ACCOUNTS.staff.id, null)).data.assignee).toMatchObject({ name: 'Ana' });
    await staff().setState(number, 'resolved');
    expect((await mia().rateTicket(number, true)).data.rating).toEqual({ good: true, comment: '' });
    const { weeks } = (await staff().ticketRatings()).data;
    expect(weeks.at(-1)).toMatchObject({ good: 1, bad: 0 });
  });

  it('merges with a member’s ticket in chronological order', async () => {
    const asked = (await mia().open()).data.number;
    bench.pass(HOUR);
    const number = await written();
    const { data } = await staff().merge(number, asked);
    expect(data).toMatchObject({ number: asked, state: 'open', merged: [number] });
    expect(data.conversation.map(({ from }) => from)).toEqual(['member', 'support']);
    expect((await mia().own(number)).data.number).toBe(asked);
  });

  it('ADR 11: is exported and erased with its member, and its author is anonymized when they leave', async () => {
    const number = await written();
    const [keeper] = bench.tickets.module.keepers;
    const exported = JSON.stringify(await keeper!.exportOf(bench.owner('mia')));
    expect(exported).toContain('Have a look.');
    expect(exported).not.toContain('Ana');
    await bench.database.transaction((tx) => keeper!.erase(tx, bench.owner('staff')));
    expect((await bench.caller({ as: 'boss' }).desk(number)).data.conversation).toMatchObject([
      { from: 'support', by: null },
    ]);
    await bench.database.transaction((tx) => keeper!.erase(tx, bench.owner('mia')));
    expect((await bench.caller({ as: 'boss' }).desk(number)).status).toBe(404);
  });
});
