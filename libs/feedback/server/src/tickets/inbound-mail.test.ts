import { MAIL_TEXT_LENGTH, MESSAGE_FILES, MESSAGE_LENGTH } from '@vinlore/feedback-domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pdf, photo } from '../testing/files.ts';
import { rawMail } from '../testing/mails.ts';
import { createSupportBench, type SupportBench } from '../testing/support-bench.ts';

const DAY = 24 * 60 * 60_000;

let bench: SupportBench;
let without: SupportBench;
beforeAll(async () => {
  bench = await createSupportBench();
  without = await createSupportBench({ hasInbound: false });
});
beforeEach(async () => {
  await bench.clear();
  bench.pass(DAY + 1);
});
afterAll(() => Promise.all([bench.database.drop(), without.database.drop()]));

const mia = () => bench.caller({ as: 'mia' });
const staff = () => bench.caller({ as: 'staff' });
const opened = async () => (await mia().open()).data.number;
const mailsTo = (address: string, from = bench) => from.letters.filter(({ to }) => to === address);
const answer = (number: string, more: Partial<Parameters<typeof rawMail>[0]> = {}) =>
  bench.handIn(rawMail({ to: bench.replyTo(number), ...more }));
const lastSaid = async (number: string) => (await staff().desk(number)).data.conversation.at(-1)!;

describe('emails about a ticket explain how to reply', () => {
  it('by email if inbound is configured: a reply address of this ticket and member, in the text and as Reply-To', async () => {
    const number = await opened();
    await staff().answer(number, 'Try again.');
    await staff().openFor();
    const [receipt, answered, wrote] = mailsTo('mia@example.com');
    expect([receipt!.replyTo, answered!.replyTo]).toEqual([bench.replyTo(number), bench.replyTo(number)]);
    expect(wrote!.replyTo).toMatch(/^reply\+one\.[0-9a-z]{8}\.[a-z2-7]{26}@reply\.example$/);
    expect(wrote!.replyTo).not.toBe(answered!.replyTo);
    for (const letter of [receipt, answered, wrote])
      expect(letter!.text).toContain('You can reply to this email or in the ticket.');
  });

  it('otherwise in the ticket, in the member’s language', async () => {
    for (const [brand, words] of [
      ['one', 'To reply, open the ticket. We don’t receive replies to this email.'],
      ['dos', 'Para responder, abre el ticket. No recibimos respuestas a este correo.'],
    ] as const) {
      without.letters.length = 0;
      const { data } = await without.caller({ as: 'mia', brand }).open();
      await without.caller({ as: 'staff', brand }).answer(data.number, 'Try again.');
      const letters = mailsTo('mia@example.com', without);
      expect(letters.map(({ replyTo }) => replyTo)).toEqual([undefined, undefined]);
      for (const { text } of letters) expect(text).toContain(words);
    }
  });
});

describe('a reply by email', () => {
  it('is added as the member’s message: support is notified, and the ticket needs a reply again', async () => {
    const number = await opened();
    await staff().answer(number, 'Try again.', { resolve: true });
    bench.letters.length = 0;
    expect(await answer(number, { text: 'Still empty.' })).toMatchObject({ status: 200, data: { outcome: 'entered' } });
    const { data: ticket } = await staff().desk(number);
    expect(ticket).toMatchObject({ state: 'open', messages: 3 });
    expect(ticket.conversation.at(-1)).toMatchObject({
      from: 'member',
      text: 'Still empty.',
      by: null,
      mail: { from: null, whole: null, left_out: [] },
    });
    expect(bench.letters.map(({ to, text }) => [to, text.includes('Still empty.')])).toEqual([
      ['help@one.example', true],
    ]);
    const { data: own } = await mia().own(number);
    expect(own.conversation.at(-1)).toMatchObject({ text: 'Still empty.', mail: { left_out: [] } });
    expect(JSON.stringify(own)).not.toContain('whole');
  });

  it('is shown without the quote, and staff can read the full email', async () => {
    const number = await opened();
    const quote =
      'On Fri, Nov 20, 2026 at 10:00 AM One <help@one.example> wrote:\n\n> The support of One has answered:';
    await answer(number, { text: `It works now.\n\n${quote}` });
    const said = await lastSaid(number);
    expect([said.text, said.mail?.whole]).toEqual(['It works now.', `It works now.\n\n${quote}`]);
  });

  it('is added once, however often it’s delivered', async () => {
    const number = await opened();
    const mail = rawMail({ to: bench.replyTo(number), files: [{ name: 'a.pdf', bytes: pdf() }] });
    const outcomes = await Promise.all([bench.handIn(mail), bench.handIn(mail)]);
    outcomes.push(await bench.handIn(mail));
    expect(outcomes.map(({ data }) => data.outcome).toSorted()).toEqual(['entered', 'known', 'known']);
    const { data } = await staff().desk(number);
    expect([data.messages, data.conversation.at(-1)!.files.length]).toEqual([2, 1]);
  });

  it('shows the sender’s address if it isn’t the account’s, as unverified', async () => {
    const number = await opened();
    await answer(number, { from: 'Ana <ANA@elsewhere.example>' });
    expect((await lastSaid(number)).mail?.from).toBe('ana@elsewhere.example');
  });

  it('is found by its words', async () => {
    const number = await opened();
    await answer(number, { text: 'About the tachometer.' });
    expect((await staff().staffList('?search=tachometer')).tickets.map((ticket) => ticket.number)).toEqual([number]);
  });

  it('to a merged ticket goes to the remaining one', async () => {
    const [first, second] = [await opened(), await opened()];
    await staff().merge(first, second);
    expect((await answer(first, { text: 'To the first.' })).data.outcome).toBe('entered');
    expect((await lastSaid(second)).text).toBe('To the first.');
  });

  it('is truncated to a message’s length, and complete for staff', async () => {
    const number = await opened();
    const long = 'very '.repeat(MESSAGE_LENGTH / 4).trim();
    await answer(number, { text: long });
    const said = await lastSaid(number);
    expect(said.text).toHaveLength(MESSAGE_LENGTH);
    expect(said.mail?.whole).toBe(long);
    expect((await answer(number, { text: 'x'.repeat(MAIL_TEXT_LENGTH + 1) })).status).toBe(422);
  });

  it('is exported to its member and erased with the ticket', async () => {
    const number = await opened();
    await answer(number, { text: 'Yes.\n\n> No?', from: 'Ana <ana@elsewhere.example>' });
    const [keeper] = bench.tickets.module.keepers!;
    const [exported] = (await keeper!.exportOf(bench.owner('mia'))) as { mails: object[] }[];
    expect(exported!.mails).toEqual([{ seq: 2, from: 'ana@elsewhere.example', whole: 'Yes.\n\n> No?', left_out: [] }]);
    await bench.database.transaction((tx) => keeper!.erase(tx, bench.owner('mia')));
    expect(await answer(number)).toMatchObject({ status: 422, message: 'No ticket matches this address.' });
  });
});

describe('files of a reply by email', () => {
  it('are checked like all others, and rejected ones are named', async () => {
    const number = await opened();
    const bytes = await photo();
    await answer(number, {
      files: [
        { name: 'car.heic', bytes },
        { name: 'setup.exe', bytes: Buffer.from('MZ\x90\0\x03\0', 'latin1') },
        { name: 'empty.txt', bytes: '' },
      ],
    });
    const said = await lastSaid(number);
    expect(said.files).toMatchObject([{ name: 'car.jpg', kind: 'picture' }]);
    expect(said.mail?.left_out).toEqual(['setup.exe', 'empty.txt']);
    const { data: own } = await mia().own(number);
    expect(own.conversation.at(-1)).toMatchObject({ mail: { left_out: ['setup.exe', 'empty.txt'] } });
    expect((await mia().file(said.files[0]!.id)).status).toBe(200);
  });

  it('are limited like those of a message', async () => {
    const number = await opened();
    const files = Array.from({ length: MESSAGE_FILES + 2 }, (_, at) => ({ name: `${at}.pdf`, bytes: pdf(`${at}`) }));
    await answer(number, { files });
    const said = await lastSaid(number);
    expect([said.files.length, said.mail?.left_out]).toEqual([MESSAGE_FILES, ['5.pdf', '6.pdf']]);
  });

  it('can come without text', async () => {
    const number = await opened();
    await answer(number, { text: '', files: [{ name: 'title.pdf', bytes: pdf() }] });
    expect((await lastSaid(number)).text).toBe('See attached files.');
    expect(await answer(number, { text: ' \n' })).toMatchObject({ status: 422, message: 'This email is empty.' });
  });
});
