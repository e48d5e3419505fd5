import { randomUUID } from 'node:crypto';
import { createTestDatabase, testBrand } from '@vinlore/testing-node';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { outboxCarrier } from './carrier.ts';
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
  it('issue 4: shows who wrote what to whom, and its links can be followed', () => {
    const page = outboxPage([mail('Log in: http://open.localhost:3000/members/login?a=1&b=2')]);
    expect(page).toContain('<h2>Hello</h2>');
    expect(page).toContain('<dd>ana@example.com</dd>');
    expect(page).toContain('<a href="http://open.localhost:3000/members/login?a=1&amp;b=2">');
  });

  it('says that there is none', () => expect(outboxPage([])).toContain('No mail has been written yet.'));

  it('has no scripts and lets no text become markup', () => {
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

describe('a letter', () => {
  const compose = (subject: string, paragraph: string) =>
    composeLetter({ brand, language: 'en', to: 'ana@example.com', subject, paragraphs: [paragraph] });

  it('carries no line break in its subject: nobody adds headers of his own', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', '\r', '\n', '\0', ' ', 'Bcc: x') }), (subject) => {
        expect(compose(subject, '').subject).not.toMatch(/[\r\n\0]/);
      }),
    );
  });

  it('says the same in plain text and in HTML, with the language declared', () => {
    const { text, html } = compose('Hello', 'One < two & three');
    expect(text).toBe('One < two & three\n\nTest Brand\n');
    expect(html).toContain('<html lang="en">');
    expect(html).toContain('<p>One &lt; two &amp; three</p>');
  });
});

describe('the outbox', () => {
  it('writes a mail once, however often its job runs, and keeps the newest 200', async () => {
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
    await database.drop();
  });
});
