import { MAIL_BYTES, MAILS_AN_HOUR, TICKET_MESSAGES } from '@vinlore/feedback-domain';
import { createClamd } from '@vinlore/server-kit';
import { fakeClamd } from '@vinlore/testing-node';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pdf } from '../testing/files.ts';
import { ACCOUNTS } from '../testing/chat-bench.ts';
import { rawMail } from '../testing/mails.ts';
import { createSupportBench, OLDER_MAIL_SECRET, type SupportBench } from '../testing/support-bench.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let bench: SupportBench;
beforeAll(async () => {
  bench = await createSupportBench();
});
beforeEach(async () => {
  await bench.clear();
  bench.suspended.clear();
  bench.pass(25 * HOUR);
});
afterAll(() => bench.database.drop());

const opened = async (brand = 'one') => (await bench.caller({ as: 'mia', brand }).open()).data.number;
const messages = async (number: string) => (await bench.caller({ as: 'staff' }).desk(number)).data.messages;

describe('inbound email requires the secret', () => {
  it.each([
    ['without a signature', { signature: '' }],
    ['with half a signature', { signature: 't=1' }],
    ['with a short signature', { signature: 't=1,v1=ff' }],
    ['with a signature of two-byte characters', { signature: `t=1,v1=${'ñ'.repeat(32)}` }],
    ['signed with another secret', { secret: 'somebody-elses-secret-of-32-characters' }],
  ])('rejects an email %s', async (_how, how) => {
    const number = await opened();
    const refused = await bench.handIn(rawMail({ to: bench.replyTo(number) }), how);
    expect(refused).toMatchObject({ status: 403, message: expect.stringContaining('signature') });
    expect(await messages(number)).toBe(1);
  });

  it('a replay is accepted for five minutes and changes nothing', async () => {
    const number = await opened();
    const mail = rawMail({ to: bench.replyTo(number) });
    const at = new Date(Date.parse('2026-11-20T10:00:00Z'));
    expect((await bench.handIn(mail, { at })).status).toBe(403);
    expect((await bench.handIn(mail)).data.outcome).toBe('entered');
    bench.pass(4 * MINUTE);
    expect((await bench.handIn(mail)).data.outcome).toBe('known');
    expect(await messages(number)).toBe(2);
  });

  it('the signature covers the time and every byte', async () => {
    const number = await opened();
    const mail = rawMail({ to: bench.replyTo(number) });
    const signature = bench.signatureOf(mail);
    const later = signature.replace(/\d+/, (time) => `${Number(time) + 1}`);
    expect((await bench.handIn(mail, { signature: later })).status).toBe(403);
    expect((await bench.handIn(`${mail} `, { signature })).status).toBe(403);
    expect((await bench.handIn(mail, { signature })).status).toBe(200);
  });

  it('both secrets are valid during a rotation', async () => {
    const number = await opened();
    const mail = rawMail({ to: bench.replyTo(number) });
    expect((await bench.handIn(mail, { secret: OLDER_MAIL_SECRET })).data.outcome).toBe('entered');
  });

  it('accepts only emails of up to 15 MB', async () => {
    const number = await opened();
    const mail = rawMail({ to: bench.replyTo(number) });
    expect((await bench.handIn(mail, { type: 'application/json' })).status).toBe(415);
    expect((await bench.handIn(Buffer.alloc(MAIL_BYTES + 1, 'x'))).status).toBe(413);
  });

  it('says so if inbound email isn’t configured', async () => {
    const without = await createSupportBench({ hasInbound: false });
    expect((await without.handIn(rawMail({ to: 'reply@reply.example' }))).status).toBe(501);
    await without.database.drop();
  });
});

describe('only the address identifies the ticket', () => {
  const refused = { status: 422, message: 'No ticket matches this address.' };

  it('whatever sender an email claims', async () => {
    await opened();
    const own = { from: ACCOUNTS.mia.email };
    expect(await bench.handIn(rawMail({ to: 'reply@reply.example', ...own }))).toMatchObject(refused);
  });

  it('another member’s code or a guessed one is rejected', async () => {
    const number = await opened();
    expect(await bench.handIn(rawMail({ to: bench.replyTo(number, { as: 'sam' }) }))).toMatchObject(refused);
    const guessed = bench.replyTo(number).replace(/\.[a-z2-7]{26}@/, `.${'a'.repeat(26)}@`);
    expect(await bench.handIn(rawMail({ to: guessed }))).toMatchObject(refused);
    expect(await messages(number)).toBe(1);
  });

  it('another brand’s address is rejected, at its own host and with its name changed', async () => {
    const number = await opened();
    const address = bench.replyTo(number);
    expect(await bench.handIn(rawMail({ to: address }), { brand: 'other' })).toMatchObject(refused);
    const renamed = address.replace('reply+one.', 'reply+other.');
    expect(await bench.handIn(rawMail({ to: renamed }), { brand: 'other' })).toMatchObject(refused);
    expect(await bench.handIn(rawMail({ to: renamed }))).toMatchObject(refused);
  });

  it('case doesn’t matter, nor which header has the address', async () => {
    const number = await opened();
    expect((await bench.handIn(rawMail({ to: bench.replyTo(number).toUpperCase() }))).data.outcome).toBe('entered');
    const hidden = rawMail({ to: 'undisclosed@x.example', headers: [`Delivered-To: ${bench.replyTo(number)}`] });
    expect((await bench.handIn(hidden)).data.outcome).toBe('entered');
  });

  it('a suspended, erased, or closed account’s address is rejected', async () => {
    const number = await opened();
    const mail = () => bench.handIn(rawMail({ to: bench.replyTo(number) }));
    const closed = { status: 422, message: 'This ticket’s account is closed or suspended.' };
    bench.suspended.add(ACCOUNTS.mia.id);
    expect(await mail()).toMatchObject(closed);
    bench.suspended.clear();
    const known = bench.addressees.get(ACCOUNTS.mia.id)!;
    bench.addressees.set(ACCOUNTS.mia.id, { ...known, bar: 'closed' });
    expect(await mail()).toMatchObject(closed);
    bench.addressees.delete(ACCOUNTS.mia.id);
    expect(await mail()).toMatchObject(closed);
    bench.addressees.set(ACCOUNTS.mia.id, known);
    expect((await mail()).data.outcome).toBe('entered');
  });
});

describe('machines can’t fill tickets', () => {
  it('an automatic reply is dropped without a response to its sender', async () => {
    const number = await opened();
    bench.letters.length = 0;
    const note = rawMail({ to: bench.replyTo(number), headers: ['Auto-Submitted: auto-replied'] });
    expect(await bench.handIn(note)).toMatchObject({ status: 200, data: { outcome: 'dropped' } });
    expect([await messages(number), bench.letters]).toEqual([1, []]);
  });

  it('a ticket accepts a limited number of emails per hour', async () => {
    const number = await opened();
    for (let sent = 0; sent < MAILS_AN_HOUR; sent++)
      expect((await bench.handIn(rawMail({ to: bench.replyTo(number) }))).status).toBe(200);
    expect((await bench.handIn(rawMail({ to: bench.replyTo(number) }))).status).toBe(429);
    const other = await opened();
    expect((await bench.handIn(rawMail({ to: bench.replyTo(other) }))).status).toBe(200);
    bench.pass(HOUR + 1);
    expect((await bench.handIn(rawMail({ to: bench.replyTo(number) }))).status).toBe(200);
  });

  it('a full ticket accepts none, as on its page', async () => {
    const number = await opened();
    await sql`update ticket set messages = ${TICKET_MESSAGES} where number = ${number}`.execute(bench.database.kysely);
    const full = await bench.handIn(rawMail({ to: bench.replyTo(number) }));
    expect(full).toMatchObject({ status: 422, message: expect.stringContaining('message limit') });
  });
});

describe('files of an email are scanned', () => {
  it('rejects infected files and keeps the rest; nothing is accepted without a verdict', async () => {
    const clamd = await fakeClamd((file) => (file.includes('EICAR') ? 'stream: Eicar FOUND\0' : 'stream: OK\0'));
    const scanned = await createSupportBench({ scanner: createClamd(clamd.url) });
    const { data } = await scanned.caller({ as: 'mia' }).open();
    const hand = () =>
      scanned.handIn(
        rawMail({
          to: scanned.replyTo(data.number),
          files: [
            { name: 'bad.pdf', bytes: pdf('EICAR') },
            { name: 'good.pdf', bytes: pdf() },
          ],
        }),
      );
    expect((await hand()).data.outcome).toBe('entered');
    const { data: ticket } = await scanned.caller({ as: 'staff' }).desk(data.number);
    expect(ticket.conversation.at(-1)).toMatchObject({
      files: [{ name: 'good.pdf' }],
      mail: { left_out: ['bad.pdf'] },
    });
    expect(scanned.security.totals().get('file.infected')).toBe(1);
    await clamd.close();
    expect((await hand()).status).toBe(503);
    await scanned.database.drop();
  });
});
