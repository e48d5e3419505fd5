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

let database: TestDatabase;
let jobs: Jobs | undefined;

beforeAll(async () => {
  database = await createTestDatabase({ migrations: [jobsMigrations, mailMigrations] });
});
afterEach(async () => {
  await jobs?.stop();
  jobs = undefined;
  await sql`delete from jobs.job`.execute(database.kysely);
});
afterAll(() => database.drop());

const brand = testBrand({ key: 'open', name: 'Ópen, “Brand”' });
const letter = (subject: string): Letter =>
  composeLetter({ brand, language: 'es', to: 'ana@example.com', subject, paragraphs: ['¡Hola, Ana! 🚗'] });

/** Mail and its jobs, as started by one process. */
function start(smtpUrl: string | null) {
  jobs = createJobs({ database, log: () => {} });
  const logged: string[] = [];
  const mail = createMail({ database, jobs, smtpUrl, log: (event) => logged.push(JSON.stringify(event)) });
  return { mail, logged, run: () => jobs!.start() };
}

interface Received {
  readonly from: string;
  readonly to: readonly string[];
  readonly message: string;
}

/** Behavior of the server. */
interface Manner {
  /** May reject an email after its data. */
  readonly answer?: (attempt: number) => Error | null;
  /** May reject a recipient. */
  readonly recipient?: (address: string) => Error | null;
  /** Whose login is accepted. */
  readonly login?: { readonly user: string; readonly pass: string };
  readonly port?: number;
}

const refusalOf = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode });

/** A real SMTP server in this process. */
async function smtpServer({ answer = () => null, recipient = () => null, login, port = 0 }: Manner = {}) {
  const received: Received[] = [];
  let attempts = 0;
  const server = new SMTPServer({
    authOptional: login === undefined,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _session, done) =>
      login && username === login.user && password === login.pass
        ? done(null, { user: username })
        : done(refusalOf(535, '5.7.8 Authentication failed')),
    onRcptTo: ({ address }, _session, done) => {
      const refusal = recipient(address);
      if (refusal) attempts++;
      done(refusal);
    },
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
  // A client that disconnects is not an error of the server.
  server.on('error', () => undefined);
  const listening = server.listen(port, '127.0.0.1');
  await once(listening, 'listening');
  const taken = (listening.address() as AddressInfo).port;
  const credentials = login ? `${login.user}:${login.pass}@` : '';
  return {
    port: taken,
    url: `smtp://${credentials}127.0.0.1:${taken}`,
    received,
    attempts: () => attempts,
    close: () => new Promise<void>((done) => server.close(done)),
  };
}

/** States of the pending emails with a subject. */
async function waiting(subject: string): Promise<string[]> {
  const { rows } = await sql<{ state: string }>`
    select state from jobs.job where name = 'mail.send' and data->>'subject' = ${subject}`.execute(database.kysely);
  return rows.map(({ state }) => state);
}

/** Runs a retry now instead of in half a minute. */
const hurry = () => sql`update jobs.job set start_after = now() where state = 'retry'`.execute(database.kysely);

describe('email by SMTP', () => {
  it('is accepted by a real SMTP server: from the brand, text and HTML, in its language', async () => {
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

  it('has the author of a forwarded message as Reply-To, without header injection', async () => {
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

  it('links addresses of the brand in a paragraph, and no others', () => {
    const paragraphs = [
      'Reset it at https://open.localhost/forgot?a=1&b=2. Staff: https://desk.open.localhost/staff, or help@open.example.',
      'Ana wrote: “https://open.localhost/a”, "https://open.localhost/b"',
      'https://open.localhost@evil.example javascript:x@open.localhost app://x@open.localhost https://evil.example https://open.localhost.evil.example https://evil.example/#open.localhost a@evil.example',
    ];
    const { html, text } = composeLetter({ brand, language: 'en', to: 'a@example.com', subject: 'Hello', paragraphs });
    const body = html.slice(html.indexOf('</h1>'), html.indexOf('</td></tr>', html.indexOf('</h1>')));
    expect([...body.matchAll(/<a class="link" href="([^"]*)"[^>]*>([^<]*)<\/a>/g)].map(([, ...link]) => link)).toEqual([
      ['https://open.localhost/forgot?a=1&amp;b=2', 'https://open.localhost/forgot?a=1&amp;b=2'],
      ['https://desk.open.localhost/staff', 'https://desk.open.localhost/staff'],
      ['mailto:help@open.example', 'help@open.example'],
      ['https://open.localhost/a', 'https://open.localhost/a'],
      ['https://open.localhost/b', 'https://open.localhost/b'],
    ]);
    expect(body).toContain('</a>. Staff: <a');
    expect(text).toContain(paragraphs[0]);
  });

  it.each(['token', 'order', 'key', 'undo', 'signature'])(
    'rejects a link whose query has a secret: %s',
    (parameter) => {
      const content = {
        brand,
        language: 'en' as const,
        to: 'ana@example.com',
        subject: 'Hello',
        paragraphs: ['Hello.'],
      };
      const link = (href: string) => ({ label: 'Open', href });
      const bad = link(`https://open.example/page?next=1&${parameter}=abc`);
      expect(() => composeLetter({ ...content, action: bad })).toThrow('has a secret in its query');
      expect(() => composeLetter({ ...content, unsubscribe: bad })).toThrow('has a secret in its query');
      const good = link(`https://open.example/page?next=1#${parameter}=abc`);
      expect(composeLetter({ ...content, action: good }).text).toContain(good.href);
    },
  );

  it('has an unsubscribe link in its headers, HTML and plain text', async () => {
    const server = await smtpServer();
    const { mail, run } = start(server.url);
    const unsubscribe = { label: 'Stop these mails', href: 'https://open.example/end?x=1&y=2#token=a.b' };
    const paragraphs = ['New for you.'];
    const ended = composeLetter({
      brand,
      language: 'en',
      to: 'ana@example.com',
      subject: 'News',
      paragraphs,
      unsubscribe,
    });
    expect(ended.text).toMatch(/\n\nStop these mails: https:\/\/open\.example\/end\?x=1&y=2#token=a\.b\n$/);
    expect(ended.html).toContain('href="https://open.example/end?x=1&amp;y=2#token=a.b"');
    await database.transaction((tx) => mail.send(tx, ended));
    await run();
    await vi.waitFor(() => expect(server.received).toHaveLength(1), 20_000);
    expect(server.received[0]!.message).toMatch(
      /^List-Unsubscribe: <https:\/\/open\.example\/end\?x=1&y=2#token=a\.b>/m,
    );
    await server.close();
  });

  it('is not sent if the transaction rolls back', async () => {
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

  it('is kept for a retry while the server rejects it: nothing is lost and the job is not done', async () => {
    const server = await smtpServer({ answer: () => refusalOf(451, 'busy') });
    const { mail, run } = start(server.url);
    await database.transaction((tx) => mail.send(tx, letter('later')));
    await run();
    await vi.waitFor(() => expect(server.attempts()).toBe(1), 20_000);
    await jobs!.stop();
    expect(server.received).toEqual([]);
    expect(await waiting('later')).toEqual(['retry']);
    await server.close();
  });
});

describe('when the mail server rejects', () => {
  it('temporarily, the email is delivered later, once', async () => {
    const server = await smtpServer({
      answer: (attempt) => (attempt === 1 ? refusalOf(451, 'try again later') : null),
    });
    const { mail, run } = start(server.url);
    await database.transaction((tx) => mail.send(tx, letter('twice tried')));
    await run();
    await vi.waitFor(async () => expect(await waiting('twice tried')).toEqual(['retry']), 20_000);
    await hurry();
    await vi.waitFor(() => expect(server.received).toHaveLength(1), 20_000);
    await vi.waitFor(async () => expect(await waiting('twice tried')).toEqual([]), 20_000);
    expect(server.attempts()).toBe(2);
    await server.close();
  });

  it.each<[string, Manner]>([
    ['the recipient', { recipient: (to) => refusalOf(550, `5.1.1 <${to}>: no such mailbox`) }],
    ['the mail', { answer: () => refusalOf(554, '5.7.1 <ana@example.com> wants no such mail') }],
  ])('%s for good, it is given up at once, and the log says so without the address', async (what, manner) => {
    const server = await smtpServer(manner);
    const { mail, logged, run } = start(server.url);
    await database.transaction((tx) => mail.send(tx, letter(what)));
    await run();
    await vi.waitFor(() => expect(logged).toHaveLength(1), 20_000);
    await vi.waitFor(async () => expect(await waiting(what)).toEqual([]), 20_000);
    expect(server.attempts()).toBe(1);
    expect(JSON.parse(logged[0]!)).toMatchObject({
      level: 'error',
      code: expect.any(Number),
      reason: expect.any(String),
    });
    expect(logged[0]).not.toMatch(/ana|example\.com/);
    await server.close();
  });

  it('our password, the email is kept until an operator corrects it', async () => {
    const login = { user: 'vinlore', pass: 'right' };
    const server = await smtpServer({ login });
    const wrong = start(server.url.replace('right', 'wrong'));
    await database.transaction((tx) => wrong.mail.send(tx, letter('locked out')));
    await wrong.run();
    await vi.waitFor(async () => expect(await waiting('locked out')).toEqual(['retry']), 20_000);
    await jobs!.stop();
    const right = start(server.url);
    await hurry();
    await right.run();
    await vi.waitFor(() => expect(server.received).toHaveLength(1), 20_000);
    await server.close();
  });

  it('connections, the email is delivered when it is back', async () => {
    const gone = await smtpServer();
    await gone.close();
    const { mail, run } = start(gone.url);
    await database.transaction((tx) => mail.send(tx, letter('patience')));
    await run();
    await vi.waitFor(async () => expect(await waiting('patience')).toEqual(['retry']), 20_000);
    const back = await smtpServer({ port: gone.port });
    await hurry();
    await vi.waitFor(() => expect(back.received).toHaveLength(1), 20_000);
    await back.close();
  });
});

describe('without SMTP_URL', () => {
  it('stores emails in the outbox, newest first', async () => {
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
