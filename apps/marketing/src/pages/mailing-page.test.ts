// @vitest-environment node
import { CallError } from '@vinlore/contract';
import { describe, expect, it } from 'vitest';
import { createRendererWith } from '../entry-server.tsx';
import { callsBy, requestFor } from '../testing/visit.ts';

const renderer = createRendererWith({ loader: '/l.js', styles: [] });
const asked: unknown[] = [];
const visit = (address: string, answer: () => unknown) =>
  renderer.render(
    requestFor(address),
    callsBy({
      'content.home-collection-answer': (input) => {
        asked.push(input);
        return answer();
      },
    }),
  );
const stands = (standing: string) => () => ({ purpose: 'product-news', standing });

describe('decisions §4: the link of a mail to an address that was left', () => {
  it('asks before anything is done: opening the link only looks', async () => {
    const { html, status, cache } = await visit('/mailing?token=t.c', stands('asked'));
    expect(asked.splice(0)).toEqual([{ token: 't.c', answer: 'look' }]);
    expect({ status, cache }).toEqual({ status: 200, cache: 'never' });
    expect(html).toContain('content="noindex, nofollow"');
    expect(html).toMatch(/<button[^>]* value="confirm" name="answer">Confirm the address<\/button>/);
    expect(html).toMatch(/<button[^>]* value="unsubscribe" name="answer">Stop these mails<\/button>/);
  });

  it.each([
    ['confirm', 'confirmed', 'Your address is confirmed'],
    ['unsubscribe', 'unsubscribed', 'No more of these mails'],
  ])('a button says %s', async (answer, standing, title) => {
    const { html } = await visit(`/mailing?token=t.c&answer=${answer}`, stands(standing));
    expect(asked.splice(0)).toEqual([{ token: 't.c', answer }]);
    expect(html).toContain(title);
    expect(html).not.toContain('value="confirm"');
  });

  it('says why a link does not work', async () => {
    const { html, status } = await visit('/mailing?token=%3Cimg%3E', () => {
      throw new CallError('refused', 'This link leads nowhere.', 404);
    });
    expect(status).toBe(404);
    expect(html).toContain('This link leads nowhere.');
    expect(html).not.toContain('<img>');
    const down = () => {
      throw new CallError('network', '', 0);
    };
    expect((await visit('/mailing?token=x', down)).status).toBe(503);
  });
});
