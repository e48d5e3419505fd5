import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createProfileBench, type ProfileBench } from '../testing/profile-bench.ts';

let bench: ProfileBench;
beforeAll(async () => {
  bench = await createProfileBench();
});
beforeEach(() => {
  bench.letters.length = 0;
});
afterAll(() => bench.database.drop());

const FORM = { email: 'Ana@Example.com', name: 'Ana', message: 'Hello,\n<script>alert(1)</script>' };
const send = (fields: Readonly<Record<string, string>>, brand: 'open' | 'gated' = 'open') =>
  bench.visitor(brand).form('/api-cwa/contact-mail', fields);

describe('docs/decisions.md §3: contact-mail', () => {
  it('goes to the brand’s support with a reply-to of the sender, and escapes all text', async () => {
    expect(await send(FORM)).toMatchObject({
      status: 200,
      message: 'Thank you. We’ve sent your message to our support team.',
      data: null,
    });
    expect(bench.letters).toMatchObject([
      { to: 'help@open.example', replyTo: 'ana@example.com', subject: 'Message from Ana (ana@example.com)' },
    ]);
    const { text, html } = bench.letters[0]!;
    expect(text).toContain('Hello,\n<script>');
    expect(html).toContain('Hello,<br>&lt;script&gt;');
    expect(html).not.toContain('<script>');
  });

  it('keeps a multi-line name inside the subject', async () => {
    await send({ ...FORM, name: 'Ana\r\nBcc: eve@example.com' });
    expect(bench.letters[0]!.subject).toBe('Message from Ana Bcc: eve@example.com (ana@example.com)');
  });

  it.each(['ana@example.com\r\nBcc: eve@example.com', 'ana@example.com, eve@example.com', 'nobody'])(
    'rejects a sender that is not a single address: %s',
    async (email) => {
      expect((await send({ ...FORM, email })).status).toBe(400);
      expect(bench.letters).toEqual([]);
    },
  );

  it('reports missing or too long values in the brand’s language', async () => {
    expect(await send({ ...FORM, message: ' ' })).toMatchObject({ status: 400, message: 'Please enter a message.' });
    expect(await send({ ...FORM, message: 'x'.repeat(10_001) }, 'gated')).toMatchObject({
      status: 400,
      message: 'Tu mensaje es demasiado largo. Usa 10,000 caracteres como máximo.',
    });
    expect((await send(FORM, 'gated')).message).toContain('Enviamos tu mensaje');
  });

  it('allows five a minute per address', async () => {
    const visitor = bench.visitor();
    const answers = [];
    for (let at = 0; at < 6; at++) answers.push(await visitor.form('/api-cwa/contact-mail', FORM));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
    expect(answers[5]!.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(bench.letters).toHaveLength(5);
  });
});
