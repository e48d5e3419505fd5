import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createJobs, type Jobs, jobsMigrations } from '@vinlore/jobs';
import { createTestDatabase, testBrand, type TestDatabase } from '@vinlore/testing-node';
import { sql } from 'kysely';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { composeLetter } from './compose-letter.ts';
import { createMail } from './create-mail.ts';
import type { Letter } from './mail.ts';
import { mailMigrations } from './migrations.ts';
import { listOutbox } from './outbox.ts';

// Jobs and mail server take their own time on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

let database: TestDatabase;
let jobs: Jobs | undefined;

beforeAll(async () => {
  database = await createTestDatabase({ migrations: [jobsMigrations, mailMigrations] });
});
afterEach(async () => {
  await jobs?.stop();
  jobs = undefined;
});
afterAll(() => database.drop());

const brand = testBrand({ key: 'open', name: 'Ópen, “Brand”' });
const letter = (subject: string): Letter =>
  composeLetter({ brand, language: 'es', to: 'ana@example.com', subject, paragraphs: ['¡Hola, Ana! 🚗'] });

/** Mail and the jobs that send it, as one process starts them. */
function start(smtpUrl: string | null) {
  jobs = createJobs({ database, log: () => {} });
  const mail = createMail({ database, jobs, smtpUrl });
  return { mail, run: () => jobs!.start() };
}

interface Received {
  readonly from: string;
  readonly to: readonly string[];
  readonly message: string;
}

/** A real SMTP server in this process; `answer` may refuse a mail. */
async function smtpServer(answer: (attempt: number) => Error | null = () => null) {
  const received: Received[] = [];
  let attempts = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, { envelope }, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const refusal = answer(++attempts);
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        const to = envelope.rcptTo.map(({ address }) => address);
        if (!refusal) received.push({ from, to, message: Buffer.concat(parts).toString() });
        done(refusal);
      });
    },
  });
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    attempts: () => attempts,
    close: () => new Promise<void>((done) => server.close(done)),
  };
}

describe('issue 4: mail by SMTP', () => {
  it('is sent by a real SMTP server’s rules: sender is the brand, text and HTML, in its language', async () => {
    const server = await smtpServer();
    const { mail, run } = start(server.url);
    await database.transaction((tx) => mail.send(tx, letter('Tu cuenta está lista')));
    await run();
    await vi.waitFor(() => expect(server.received).toHaveLength(1), 20_000);
    const { from, to, message } = server.received[0]!;
    expect([from, to]).toEqual([brand.support_email, ['ana@example.com']]);
    expect(message).toMatch(/^From: =\?UTF-8\?.*<help@open\.example>/m);
    expect(message).toMatch(/^Message-ID: <[0-9a-f-]{36}@open\.example>/m);
    expect(message).toContain('multipart/alternative');
    expect(message).toContain('text/plain');
    expect(message).toContain('text/html');
    await server.close();
  });

  it('is answered to who wrote the message that is passed on; no line of theirs becomes a header', async () => {
    const server = await smtpServer();
    const { mail, run } = start(server.url);
    const passedOn = (replyTo: string, subject: string) =>
      composeLetter({
        brand,
        language: 'en',
        to: 'help@open.example',
        replyTo,
        subject,
        paragraphs: ['Hi\n<b>you</b>'],
      });
    const evil = 'ana@example.com\r\nBcc: eve@example.com';
    await database.transaction((tx) =>
      mail.send(tx, { ...passedOn(evil, 'Hi'), subject: 'Hi\r\nX-Eve: 1', replyTo: evil }),
    );
    await database.transaction((tx) => mail.send(tx, passedOn('luz@example.com', 'Hello')));
    await run();
    await vi.waitFor(() => expect(server.received).toHaveLength(2), 20_000);
    const messages = server.received.map(({ message }) => message);
    const honest = messages.find((message) => message.includes('Subject: Hello'))!;
    expect(honest).toMatch(/^Reply-To: luz@example\.com\r?$/m);
    expect(honest).toContain('Hi<br>&lt;b&gt;you&lt;/b&gt;');
    for (const message of messages) expect(message).not.toMatch(/^(Bcc|X-Eve):/im);
    expect(server.received.flatMap(({ to }) => to)).toEqual(['help@open.example', 'help@open.example']);
    await server.close();
  });

  it('is not sent when the transaction that wanted it is not kept', async () => {
    const server = await smtpServer();
    const { mail, run } = start(server.url);
    const undone = database.transaction(async (tx) => {
      await mail.send(tx, letter('never'));
      throw new Error('changed my mind');
    });
    await expect(undone).rejects.toThrow('changed my mind');
    await run();
    await database.transaction((tx) => mail.send(tx, letter('after')));
    await vi.waitFor(() => expect(server.received).toHaveLength(1), 20_000);
    expect(server.received[0]!.message).toContain('Subject: after');
    await server.close();
  });

  it('is kept for later while the server refuses: nothing is lost and the job does not count as done', async () => {
    const server = await smtpServer(() => Object.assign(new Error('busy'), { responseCode: 451 }));
    const { mail, run } = start(server.url);
    await database.transaction((tx) => mail.send(tx, letter('later')));
    await run();
    await vi.waitFor(() => expect(server.attempts()).toBe(1), 20_000);
    await jobs!.stop();
    expect(server.received).toEqual([]);
    const { rows } = await sql<{ state: string }>`
      select state from jobs.job where name = 'mail.send' and data->>'subject' = 'later'`.execute(database.kysely);
    expect(rows).toEqual([{ state: 'retry' }]);
    await server.close();
  });
});

describe('issue 4: without SMTP_URL', () => {
  it('mails are kept in the outbox, newest first', async () => {
    const { mail, run } = start(null);
    await run();
    for (const subject of ['first', 'second']) {
      await database.transaction((tx) => mail.send(tx, letter(subject)));
      await vi.waitFor(async () => expect((await listOutbox(database))[0]?.subject).toBe(subject), 20_000);
    }
    const [second, first] = await listOutbox(database);
    expect([second!.subject, first!.subject]).toEqual(['second', 'first']);
    expect(second).toMatchObject({ sender: 'Ópen, “Brand” <help@open.example>', recipient: 'ana@example.com' });
    expect(second!.text).toContain('¡Hola, Ana! 🚗');
  });
});
