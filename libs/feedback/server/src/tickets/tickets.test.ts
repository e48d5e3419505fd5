import { MESSAGE_LENGTH, TICKET_MESSAGES } from '@vinlore/feedback-domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSupportBench, type SupportBench, VIN } from '../testing/support-bench.ts';

const DAY = 24 * 60 * 60_000;
const TITLE = 'Your support ticket has been successfully created!';
const SOON = 'A representative will reach out to you within 24 hours.';
const FREE = 'You also get a free credit toward your next purchase.';

let bench: SupportBench;
beforeAll(async () => {
  bench = await createSupportBench();
});
beforeEach(async () => {
  await bench.clear();
  bench.pass(DAY);
});
afterAll(() => bench.database.drop());

const mia = () => bench.caller({ as: 'mia' });
const staff = () => bench.caller({ as: 'staff' });
const mailsTo = (address: string) => bench.letters.filter(({ to }) => to === address);

describe('spec §7, §8: create_support_ticket', () => {
  it('spec §8: responds 200 with the success title, and that a representative will reach out within 24 hours', async () => {
    const opened = await mia().open();
    expect(opened).toMatchObject({ status: 200, message: `${TITLE}\n${SOON}`, data: { free_credit: false } });
    expect(opened.data.number).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
    const { data } = await bench.caller({ brand: 'dos', as: 'mia' }).open();
    expect(data.number).not.toBe(opened.data.number);
  });

  it('stores all fields exactly as typed', async () => {
    const fields = {
      name: '<b>Mia</b> López',
      phone: '3055550142',
      credit_type: 'sticker',
      message: '<script>alert(1)</script>\r\nIs this \u0007right? 🚗\t',
    };
    const { data } = await mia().open({ ...fields, vin: ' 1fmcu0gx7eua 00108 ' });
    const { data: kept } = await staff().ask(`/api-cwa/staff/ticket?number=${data.number}`);
    expect(kept).toMatchObject({
      number: data.number,
      state: 'open',
      vin: VIN,
      credit_type: 'sticker',
      subject: '<script>alert(1)</script>',
      messages: 1,
      email: 'mia@example.com',
      name: '<b>Mia</b> López',
      phone: '3055550142',
      conversation: [{ seq: 1, from: 'member', text: '<script>alert(1)</script>\nIs this right? 🚗' }],
    });
  });

  it('emails everything to support, and a reply to that email goes to the member', async () => {
    const form = {
      name: 'Mia',
      phone: '3055550142',
      email: 'desk@example.com',
      credit_type: 'report',
      message: '<i>Hi',
    };
    const { data } = await mia().open(form);
    const [letter] = mailsTo('help@one.example');
    expect(letter).toMatchObject({
      replyTo: 'desk@example.com',
      subject: `Ticket ${data.number}: report`,
    });
    for (const part of ['Mia', '3055550142', 'desk@example.com', 'mia@example.com', VIN, '<i>Hi'])
      expect(letter!.text).toContain(part);
    expect(letter!.html).not.toContain('<i>Hi');
  });

  it('sends the member a receipt with the number, at the account’s own email, without their message', async () => {
    const { data } = await mia().open({ email: 'somebody@example.net', message: 'Secret' });
    expect(mailsTo('somebody@example.net')).toEqual([]);
    const [receipt] = mailsTo('mia@example.com');
    expect(receipt!.subject).toBe(`We received your ticket ${data.number}`);
    expect(receipt!.text).toContain(`https://one.localhost/members/tickets/${data.number}`);
    expect(receipt!.text).toContain(SOON);
    expect(receipt!.text).not.toContain('Secret');
  });

  it('creates one ticket per ticket_id and member, also if sent twice', async () => {
    const ticket_id = crypto.randomUUID();
    const [one, other] = await Promise.all([mia().open({ ticket_id }), mia().open({ ticket_id })]);
    expect(other.data).toEqual(one.data);
    expect((await mia().list()).tickets).toHaveLength(1);
    expect(bench.letters).toHaveLength(2);
    const sams = await bench.caller({ as: 'sam' }).open({ ticket_id });
    expect(sams.data.number).not.toBe(one.data.number);
  });

  it('uses the brand’s language', async () => {
    const { message } = await bench.caller({ brand: 'dos', as: 'mia' }).open();
    expect(message).toBe(
      '¡Creamos tu ticket de soporte!\nUn representante se comunicará contigo en menos de 24 horas.',
    );
  });
});

describe('spec §5: rejects missing fields with 422', () => {
  it.each([
    [{ email: '' }, 'Invalid email'],
    [{ email: 'mia.example.com' }, 'Invalid email'],
    [{ vin: '' }, 'Enter the VIN.'],
    [{ vin: ' - ' }, 'Enter the VIN.'],
    [{ message: '' }, 'Please enter a message'],
    [{ message: ' \n\u0001 ' }, 'Please enter a message'],
    [{ message: 'x'.repeat(MESSAGE_LENGTH + 1) }, 'Shorten the message to 5,000 characters.'],
    [{ message: '🚗'.repeat(5_000) }, 'Shorten the message to 5,000 characters.'],
  ])('%j', async (fields, message) => {
    expect(await mia().open(fields)).toMatchObject({ status: 422, message });
    expect((await mia().list()).tickets).toEqual([]);
    expect(bench.letters).toEqual([]);
  });

  it('accepts a missing name and phone, and only digits in a phone', async () => {
    expect((await mia().open({ message: 'x'.repeat(MESSAGE_LENGTH) })).status).toBe(200);
    expect((await mia().open({ phone: '305-555' })).status).toBe(400);
  });

  it('never uses an invalid or multiple email as an email address', async () => {
    for (const email of ['a@example.com, b@example.com', 'a@example.com\r\nBcc: eve@example.com', '@'])
      expect((await mia().open({ email })).status, email).toBe(200);
    expect(mailsTo('help@one.example').map(({ replyTo }) => replyTo)).toEqual(Array(3).fill('mia@example.com'));
    expect(bench.letters.every(({ to }) => ['help@one.example', 'mia@example.com'].includes(to))).toBe(true);
  });
});

describe('docs/decisions.md §4: the free credit of a ticket', () => {
  it('gives 1 credit of the ticket’s type if a credit was spent on that VIN; the text announces it', async () => {
    bench.spend('mia', 'report');
    const opened = await mia().open({ credit_type: 'report' });
    expect(opened).toMatchObject({ message: `${TITLE}\n${SOON} ${FREE}`, data: { free_credit: true } });
    expect(bench.gifts).toMatchObject([{ product: 'report', credits: 1, cause: { kind: 'ticket' } }]);
    expect((await mia().own(opened.data.number)).data.credits_given).toBe(1);
    expect(mailsTo('mia@example.com')[0]!.text).toContain(FREE);
    expect(mailsTo('help@one.example')[0]!.text).toContain('A free credit was added automatically.');
    expect((await bench.acts()).at(-1)).toMatchObject({
      brand: 'one',
      actor: null,
      act: 'ticket.credited',
      detail: { credits: 1, by: 'rule' },
    });
  });

  it('gives none for another type, another VIN, no type, or another member', async () => {
    bench.spend('mia', 'report');
    expect((await mia().open({ credit_type: 'sticker' })).data.free_credit).toBe(false);
    expect((await mia().open({ credit_type: 'report', vin: '1HGCM82633A004352' })).data.free_credit).toBe(false);
    expect((await mia().open()).data.free_credit).toBe(false);
    expect((await bench.caller({ as: 'sam' }).open({ credit_type: 'report' })).data.free_credit).toBe(false);
    expect(bench.gifts).toEqual([]);
  });

  it('gives it once per member and VIN, however many tickets arrive at once; a retry still announces it', async () => {
    bench.spend('mia', 'report');
    bench.spend('mia', 'sticker');
    const ticket_id = crypto.randomUUID();
    const first = await mia().open({ credit_type: 'report', ticket_id });
    const more = await Promise.all(
      Array.from({ length: 5 }, (_, at) => mia().open({ credit_type: at % 2 ? 'sticker' : 'report' })),
    );
    expect(more.map(({ data }) => data.free_credit)).toEqual(Array(5).fill(false));
    expect(bench.gifts).toHaveLength(1);
    expect(await mia().open({ credit_type: 'report', ticket_id })).toEqual(first);
  });

  it('gives it for only one of several simultaneous tickets', async () => {
    bench.spend('mia', 'report');
    const opened = await Promise.all(Array.from({ length: 6 }, () => mia().open({ credit_type: 'report' })));
    expect(opened.filter(({ data }) => data.free_credit)).toHaveLength(1);
  });

  it('gives at most 3 a year', async () => {
    const vins = ['A', 'B', 'C', 'D'].map((letter) => `1FMCU0GX7EUA0010${letter}`);
    const free = async (vin: string) => (await mia().open({ credit_type: 'report', vin })).data.free_credit;
    for (const vin of vins) bench.spend('mia', 'report', vin);
    const given = [];
    for (const vin of vins) given.push(await free(vin));
    expect(given).toEqual([true, true, true, false]);
    bench.pass(364 * DAY);
    expect(await free(vins[3]!)).toBe(false);
    bench.pass(DAY);
    expect(await free(vins[3]!)).toBe(true);
    expect(await free(vins[0]!)).toBe(false);
  });
});

describe('the member’s own tickets', () => {
  it('are listed most recent first, paginated and by status', async () => {
    const numbers = [];
    for (let at = 0; at < 53; at++) {
      bench.pass(1_000);
      numbers.push((await mia().open({ message: `No. ${at}` })).data.number);
    }
    bench.pass(1_000);
    await mia().write(numbers[0]!, 'Hello?');
    await staff().setState(numbers[1]!, 'resolved');
    const first = await mia().list();
    expect(first).toMatchObject({ more: true, tickets: { length: 50 } });
    expect(first.tickets.slice(0, 2).map(({ subject }) => subject)).toEqual(['No. 0', 'No. 52']);
    const rest = await mia().list({ cursor: first.tickets[49]!.number });
    expect(rest.tickets.map(({ subject }) => subject)).toEqual(['No. 3', 'No. 2', 'No. 1']);
    expect(rest.more).toBe(false);
    expect((await mia().list({ state: 'resolved' })).tickets.map(({ number }) => number)).toEqual([numbers[1]]);
  });

  it('reopen on a member’s message, which reaches support', async () => {
    const { number } = (await mia().open()).data;
    await staff().setState(number, 'resolved');
    bench.letters.length = 0;
    const message_id = crypto.randomUUID();
    const { data } = await mia().write(number, 'Still empty.', message_id);
    expect(data).toMatchObject({
      state: 'open',
      messages: 2,
      conversation: [{}, { from: 'member', text: 'Still empty.' }],
    });
    expect(await mia().write(number, 'Still empty.', message_id)).toMatchObject({ data: { messages: 2 } });
    expect(bench.letters).toMatchObject([
      { to: 'help@one.example', subject: `Ticket ${number}: new message from the member` },
    ]);
    expect(bench.letters[0]!.text).toContain(`View ticket: https://desk.one.localhost/staff/tickets/${number}`);
  });

  it('validate messages, and say how to continue when the ticket is full', async () => {
    const { number } = (await mia().open()).data;
    expect(await mia().write(number, ' ')).toMatchObject({ status: 422, message: 'Please enter a message' });
    expect((await mia().write(number, 'x'.repeat(50_000))).status).toBe(422);
    expect((await mia().write(number, 'x'.repeat(100_000))).status, 'over the body limit').toBe(413);
    await sql`update ticket set messages = ${TICKET_MESSAGES} where number = ${number}`.execute(bench.database.kysely);
    const full = {
      status: 422,
      message: 'This ticket has reached its message limit. To continue, email help@one.example.',
    };
    expect(await mia().write(number, 'More')).toMatchObject(full);
    expect(await staff().answer(number, 'More')).toMatchObject(full);
  });
});

describe('export and erasure', () => {
  it('exports a member’s tickets, and erases all of them, at that brand only', async () => {
    const [keeper] = bench.tickets.module.keepers;
    await mia().open({ message: 'Mine' });
    await bench.caller({ brand: 'dos', as: 'mia' }).open({ message: 'Mía' });
    const exported = JSON.stringify(await keeper!.exportOf(bench.owner('mia')));
    expect(exported).toContain('Mine');
    expect(exported).not.toContain('Mía');
    await bench.database.transaction((tx) => keeper!.erase(tx, bench.owner('mia')));
    expect(await keeper!.exportOf(bench.owner('mia'))).toEqual([]);
    expect((await staff().staffList()).counts).toEqual({ open: 0, answered: 0, resolved: 0 });
    expect((await bench.caller({ brand: 'dos', as: 'mia' }).list()).tickets).toHaveLength(1);
  });
});
