// @vitest-environment node
import { CallError } from '@vinlore/contract';
import { describe, expect, it } from 'vitest';
import { createRendererWith } from '../entry-server.tsx';
import { callsBy, pageOf, requestFor } from '../testing/visit.ts';

type Answers = Parameters<typeof callsBy>[0];

const attributes = (html: string, name: string) =>
  new RegExp(`<(?:input|textarea)[^>]*name="${name}"[^>]*>`).exec(html)?.[0];

/** Posts fields to a published page with these blocks; each test has its own renderer, like a process. */
function poster(path: string, answers: Answers, blocks: Parameters<typeof pageOf>[1] = []) {
  const renderer = createRendererWith({ loader: '/assets/loader-1.js', styles: [] });
  const page = blocks.length > 0 ? pageOf(path, blocks) : undefined;
  return (fields: Record<string, string>) =>
    renderer.render({ ...requestFor(path, page), fields: new URLSearchParams(fields) }, callsBy(answers));
}

const CONTACT = [{ kind: 'contact', title: 'Write to us', lead: '', button: 'Send' }] as unknown as Parameters<
  typeof pageOf
>[1];
const MESSAGE = { form: 'contact', name: 'Ana', email: 'ana@example.com', message: 'Where is my report?' };

describe('spec §2: forms without JavaScript', () => {
  it('send a message once no matter how often it is posted, and confirm it on the page', async () => {
    const sent: unknown[] = [];
    const post = poster('/contact', { 'account.contactMail': (input) => void sent.push(input) }, CONTACT);
    const { html, status, cache } = await post(MESSAGE);
    expect({ status, cache: cache === 'shared' }).toEqual({ status: 200, cache: true });
    expect(html).toContain('id="form-contact"');
    expect(html).toContain('ana@example.com');
    expect(attributes(html, 'message')).toBeUndefined();
    await post(MESSAGE);
    expect(sent).toEqual([{ name: 'Ana', email: 'ana@example.com', message: 'Where is my report?' }]);
    await post({ ...MESSAGE, message: 'And the sticker?' });
    expect(sent).toHaveLength(2);
  });

  it('show errors at their fields, keep the other values, and make no call', async () => {
    const { html, status } = await poster('/contact', {}, CONTACT)({ ...MESSAGE, email: 'ana@' });
    expect(status).toBe(422);
    expect(attributes(html, 'email')).toMatch(/aria-invalid="true"/);
    expect(attributes(html, 'email')).toContain('value="ana@"');
    expect(html).toContain('Where is my report?</textarea>');
  });

  it('keep the input when a call is rejected, say why, and retry on request', async () => {
    let calls = 0;
    const limited = () => {
      calls += 1;
      throw new CallError('refused', 'Too often. Wait a minute.', 429);
    };
    const post = poster('/contact', { 'account.contactMail': limited }, CONTACT);
    const { html, status } = await post(MESSAGE);
    expect(status).toBe(429);
    expect(html).toContain('Too often. Wait a minute.');
    expect(attributes(html, 'email')).toContain('value="ana@example.com"');
    await post(MESSAGE);
    expect(calls).toBe(2);
  });

  it('request account deletion', async () => {
    const post = poster('/account-deletion', { 'account.deleteAccount': () => null });
    const { html } = await post({ form: 'account-deletion', email: 'ana@example.com', message: 'Sold it.' });
    expect(html).toContain('ana@example.com');
    expect(html).not.toContain('Sold it.</textarea>');
    const { html: wrong, status } = await post({ form: 'account-deletion', email: 'ana', message: 'Sold it.' });
    expect(status).toBe(422);
    expect(wrong).toContain('Sold it.');
  });

  it('escape input wherever the page repeats it', async () => {
    const evil = '</script><img src=x onerror=alert(1)>';
    const { html } = await poster('/contact', {}, CONTACT)({ ...MESSAGE, email: 'ana@', message: evil });
    expect(html).not.toContain(evil);
    expect(html).not.toContain('<img src=x');
  });
});

describe('docs/decisions.md §4: email links work without JavaScript', () => {
  const TOKEN = 'a-token';
  const LINK = `https://vinlore.example/recall-alerts/confirm#token=${TOKEN}`;
  const confirms: Answers = {
    'recall.confirmWatch': ({ token }: { token: string }) => {
      if (token !== TOKEN) throw new CallError('refused', 'This link is over.', 422);
      return { title: '2014 Ford Escape' };
    },
  };

  it('show a form for the link, which does nothing until submitted', async () => {
    const renderer = createRendererWith({ loader: '/assets/loader-1.js', styles: [] });
    const { html } = await renderer.render(requestFor('/recall-alerts/confirm'), callsBy({}));
    expect(html).toContain('name="link"');
    expect(html).toMatch(/<form[^>]*method="post"/);
  });

  it("read the secret of a pasted link and perform the button's action", async () => {
    const { html, secret } = await poster('/recall-alerts/confirm', confirms)({ form: 'link', link: LINK, act: '0' });
    expect(secret).toBe(true);
    expect(html).toContain('2014 Ford Escape');
  });

  it.each([
    ['cut', 'https://vinlore.example/recall-alerts/confirm', 'This link is incomplete'],
    ['over', 'https://vinlore.example/recall-alerts/confirm#token=other', 'This link is over.'],
  ])('explain a link that is %s, and keep it', async (_, link, words) => {
    const { html, status } = await poster('/recall-alerts/confirm', confirms)({ form: 'link', link, act: '0' });
    expect(status).toBe(422);
    expect(html).toContain(words);
    expect(attributes(html, 'link')).toContain(`value="${link}"`);
  });
});
