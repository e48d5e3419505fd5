import { randomUUID } from 'node:crypto';
import { createTestDatabase, testBrand } from '@vinlore/testing-node';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { outboxCarrier, purgeOutbox } from './carrier.ts';
import { composeLetter } from './compose-letter.ts';
import { mailMigrations } from './migrations.ts';
import { type KeptMail, listOutbox, outboxPage } from './outbox.ts';

const brand = testBrand();
const mail = (text: string, subject = 'Hello'): KeptMail => ({
  id: randomUUID(),
  sender: 'Test Brand <help@testbrand.example>',
  recipient: 'ana@example.com',
  subject,
  text,
  html: '',
  written_at: new Date(Date.UTC(2026, 0, 1)),
});

describe('the outbox page', () => {
  it('shows sender, recipient and text, with working links', () => {
    const page = outboxPage([mail('Sign in: http://open.localhost:3000/members/login?a=1&b=2')]);
    expect(page).toContain('<h2>Hello</h2>');
    expect(page).toContain('<dd>ana@example.com</dd>');
    expect(page).toContain('<a href="http://open.localhost:3000/members/login?a=1&amp;b=2">');
  });

  it('shows an empty state', () => expect(outboxPage([])).toContain('No mail has been written yet.'));

  it('has no scripts and escapes markup', () => {
    const spice = fc.constantFrom(
      '<script>',
      '"',
      "'",
      '&',
      '<img onerror=x>',
      'https://x.example/"><b>',
      'javascript:',
    );
    const text = fc.array(fc.oneof(spice, fc.string()), { maxLength: 6 }).map((parts) => parts.join(''));
    const allowed =
      /^<\/?(html|head|meta|title|body|main|h1|h2|p|article|dl|dt|dd|time|pre|a)( (lang|charset|name|content|datetime|href)="[^"<>]*")*>$/;
    fc.assert(
      fc.property(text, text, (body, subject) => {
        const tags = outboxPage([mail(body, subject)])
          .replace('<!doctype html>', '')
          .match(/<[^>]*>?/g)!;
        for (const tag of tags) expect(tag).toMatch(allowed);
      }),
    );
  });
});

describe('an email', () => {
  const compose = (subject: string, paragraph: string) =>
    composeLetter({ brand, language: 'en', to: 'ana@example.com', subject, paragraphs: [paragraph] });

  it('has no line break in its subject, to prevent header injection', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', '\r', '\n', '\0', ' ', 'Bcc: x') }), (subject) => {
        expect(compose(subject, '').subject).not.toMatch(/[\r\n\0]/);
      }),
    );
  });

  it('has the same content in plain text and HTML, with the language declared', () => {
    const { text, html } = compose('Hello', 'One < two & three\nand four');
    expect(text).toBe('One < two & three\nand four\n\nTest Brand\nQuestions? Contact help@testbrand.example\n');
    expect(html).toContain('<html lang="en">');
    expect(html).toContain('One &lt; two &amp; three<br>and four');
    expect(html).toContain('<a class="link" href="mailto:help@testbrand.example"');
  });

  it('is in its language down to the footer, and its one action is a button and a URL to copy', () => {
    const href = 'https://open.example/members/confirm#token=a&b="';
    const { text, html } = composeLetter({
      brand,
      language: 'es',
      to: 'ana@example.com',
      subject: 'Hola',
      paragraphs: ['Bienvenida.'],
      action: { label: 'Confirmar', href },
    });
    expect(text).toContain(`Confirmar: ${href}`);
    expect(html).toContain('<html lang="es">');
    expect(html.match(/href="https:\/\/open\.example\/members\/confirm#token=a&amp;b=&quot;"/g)).toHaveLength(2);
    expect(html).toContain('Si el botón no funciona, abre este enlace:');
    expect(html).not.toMatch(/If the button|Questions/);
  });

  it('loads nothing, runs nothing, and escapes markup', () => {
    const spice = fc.constantFrom('<script>', '"', "'", '&', '<img src=x>', '</title>', '\n', 'style="x"');
    const text = fc.array(fc.oneof(spice, fc.string()), { maxLength: 6 }).map((parts) => parts.join(''));
    const ours = /^<\/?(html|head|meta|title|style|body|div|table|tr|td|h1|p|br|a)( [^<>]*)?>$/;
    fc.assert(
      fc.property(text, text, text, (subject, paragraph, label) => {
        const { html } = composeLetter({
          brand,
          language: 'en',
          to: 'ana@example.com',
          subject,
          paragraphs: [paragraph],
          action: { label, href: 'https://open.example/' },
        });
        const tags = html.replace('<!doctype html>', '').match(/<[^>]*>?/g)!;
        for (const tag of tags) expect(tag).toMatch(ours);
        expect(html).not.toMatch(/<[^>]*\b(src|on\w+|background)=|url\(/i);
      }),
    );
  });

  it("is one column in the brand's colors, in light and dark", () => {
    const { html } = compose('Hello', 'x');
    expect(html).toContain('max-width:560px;background:#ffffff');
    expect(html).toContain('@media (prefers-color-scheme:dark)');
    expect(html).toContain('.card{background:#111111!important');
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
  });
});

describe('the outbox', () => {
  it('stores an email once, however often its job runs, and keeps the newest 200 for 14 days', async () => {
    const database = await createTestDatabase({ migrations: [mailMigrations] });
    const carry = outboxCarrier(database);
    const envelope = (subject: string) => ({
      senderName: brand.name,
      senderAddress: brand.support_email,
      to: 'ana@example.com',
      subject,
      text: 'x',
      html: 'x',
    });
    for (let at = 0; at < 203; at++) await carry(randomUUID(), envelope(String(at)));
    const id = randomUUID();
    for (let run = 0; run < 3; run++) await carry(id, envelope('last'));
    const kept = await listOutbox(database);
    expect(kept).toHaveLength(200);
    expect(kept.slice(0, 2).map(({ subject }) => subject)).toEqual(['last', '202']);

    const days = (count: number) => new Date(Date.now() + count * 24 * 60 * 60_000);
    await purgeOutbox(database, days(13));
    expect(await listOutbox(database)).toHaveLength(200);
    await purgeOutbox(database, days(15));
    expect(await listOutbox(database)).toEqual([]);
    await database.drop();
  });
});
