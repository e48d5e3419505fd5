import { describe, expect, it } from 'vitest';
import { rawMail } from '../testing/mails.ts';
import { readMail } from './read-mail.ts';

const TO = 'reply+one.7k2m94qx.abc@reply.example';
async function read(raw: string | Uint8Array) {
  const mail = await readMail(Buffer.from(raw));
  if (typeof mail === 'string') throw new Error(mail);
  return mail;
}
const html = (body: string) =>
  rawMail({ to: TO, text: body }).replace('Content-Type: text/plain', 'Content-Type: text/html');

describe('recognizes automated emails by their headers', () => {
  it.each([
    ['an out-of-office reply', 'Auto-Submitted: auto-replied', 'auto-submitted'],
    ['a generated notice', 'Auto-Submitted: auto-generated (vacation)', 'auto-submitted'],
    ['an older out-of-office reply', 'Precedence: auto_reply', 'precedence'],
    ['a bulk email', 'Precedence: bulk', 'precedence'],
    ['a mailing list', 'List-Id: <cars.example>', 'list-id'],
    ['a newsletter', 'List-Unsubscribe: <https://news.example/stop>', 'list-unsubscribe'],
    ['an autoresponder', 'X-Autoreply: yes', 'x-autoreply'],
    ['a bounce', 'Return-Path: <>', 'return-path'],
  ])('%s', async (_what, header, name) => {
    expect((await read(rawMail({ to: TO, headers: [header] }))).automatic).toBe(name);
  });

  it('recognizes bounces and anything from a mailer daemon', async () => {
    const report = rawMail({ to: TO }).replace(
      'Content-Type: text/plain',
      'Content-Type: multipart/report; boundary=x',
    );
    expect((await read(report)).automatic).toBe('content-type');
    expect((await read(rawMail({ to: TO, from: 'MAILER-DAEMON@mail.example' }))).automatic).toBe('from');
  });

  it('doesn’t flag a person’s email', async () => {
    const headers = ['Auto-Submitted: no', 'Return-Path: <mia@example.com>', 'X-Auto-Response-Suppress: OOF'];
    expect((await read(rawMail({ to: TO, headers }))).automatic).toBeNull();
  });
});

describe('reading an email', () => {
  it('converts HTML-only emails to text', async () => {
    const mail = html(
      '<html><head><style>p { color: red }</style></head><body><p>Hola,&nbsp;<b>a&ntilde;o</b> 2014</p></body></html>',
    );
    expect((await read(mail)).text.trim()).toBe('Hola,\u00a0año 2014');
  });

  it.each([
    [
      'a style and a title in any letter case',
      '<TITLE>Re: a</Title ><STYLE type="text/css">p {}</stylE\n>Yes.',
      'Yes.',
    ],
    ['everything after an unclosed style', '<p>Yes.</p><style>p { color: red }', 'Yes.'],
    ['no element that only looks like a style', '<styled>Yes.</styled>', 'Yes.'],
    ['no angle bracket that opens no tag', '<p>12 < 14</p>x < y', '12 < 14\n\nx < y'],
    ['no word that equals an error code', '<p>long</p>', 'long'],
    ['no multibyte character or line like a boundary', '<p>İ 🚗</p>\n-----\nx', 'İ 🚗\n\n-----\nx'],
  ])('removes from HTML %s', async (_what, body, text) => {
    expect((await read(html(body))).text.trim()).toBe(text);
  });

  it('reads an email with a calendar invitation', async () => {
    const mail = rawMail({ to: TO, files: [{ name: 'invite.ics', bytes: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n' }] });
    const invited = await read(mail.replace('application/octet-stream', 'text/calendar; method=REPLY; charset=utf-8'));
    expect(invited.text.trim()).toBe('It works now, thank you.');
    expect(invited.files.map(({ name }) => name)).toEqual(['invite.ics']);
    expect(Buffer.from(invited.files[0]!.bytes).toString()).toContain('BEGIN:VCALENDAR');
  });

  it('decodes any charset and transfer encoding', async () => {
    const mail = rawMail({ to: TO, text: 'Aqu=ED est=E1' })
      .replace('charset=utf-8', 'charset=iso-8859-1')
      .replace('8bit', 'quoted-printable');
    expect((await read(mail)).text.trim()).toBe('Aquí está');
  });

  it('drops characters that the database can’t store', async () => {
    expect((await read(rawMail({ to: TO, text: 'a\u0000b\u0007c\td' }))).text.trim()).toBe('abc\td');
  });

  it('derives the same id from the same email, and different ids from different ones', async () => {
    const mail = rawMail({ to: TO, id: '<a@mail.example>' });
    const again = await read(mail.replace('Date: Fri, 20', 'Date: Fri, 27'));
    expect(again.id).toBe((await read(mail)).id);
    expect(again.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
    const nameless = rawMail({ to: TO, id: 'x' }).replace('Message-ID: x\r\n', '');
    expect((await read(nameless)).id).toBe((await read(nameless)).id);
    expect((await read(nameless)).id).not.toBe(again.id);
  });

  it('collects recipients from delivery headers and To', async () => {
    const mail = await read(
      rawMail({ to: 'o@x.example', headers: ['Cc: R <REPLY@x.example>', `X-Original-To: <${TO.toUpperCase()}>`] }),
    );
    expect(mail.recipients).toEqual(expect.arrayContaining([TO, 'o@x.example', 'reply@x.example']));
  });

  it('considers up to fifty recipients, delivery headers first', async () => {
    const many = Array.from({ length: 200 }, (_, at) => `m${at}@x.example`).join(', ');
    const { recipients } = await read(rawMail({ to: 'o@x.example', headers: [`Cc: ${many}`, `Delivered-To: ${TO}`] }));
    expect([recipients.length, recipients[0], recipients[1]]).toEqual([50, TO, 'o@x.example']);
  });

  it.each([
    ['nothing', ''],
    ['binary noise', '\u0000\u0001\u0002'.repeat(100)],
    ['no sender', 'To: a@b.example\r\n\r\nHello'],
    [
      'endlessly nested parts',
      Array.from({ length: 60 }, (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}`).join(
        '\r\n',
      ),
    ],
  ])('returns no email for %s', async (_what, raw) => {
    expect(await readMail(Buffer.from(raw))).toBe('unreadable');
  });
});
