// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { createRendererWith } from '../entry-server.tsx';
import { brand, callsBy, requestFor } from '../testing/visit.ts';

const renderer = createRendererWith({ loader: '/l.js', styles: [] });
/** Any API call fails the test: rendering must not act. */
const page = (address: string) => renderer.render(requestFor(address), callsBy({}));

describe('spec §2: the deletion page', () => {
  it("docs/decisions.md §4: is at /account-deletion, with the brand's logo rendered by the server instead of a spinner", async () => {
    const { html, status, cache } = await page('/account-deletion');
    expect({ status, cache }).toEqual({ status: 200, cache: 'shared' });
    expect(html).toContain(`<title>Delete your account | ${brand.name}</title>`);
    const header = /<header.*?<\/header>/s.exec(html)![0];
    expect(header).toContain(`src="data:image/svg+xml,${encodeURIComponent(brand.logo)}"`);
    expect(html).toContain('data-island="account-deletion"');
    expect(html).toContain(`href="mailto:${brand.support_email}"`);
    expect(html).not.toContain('name="robots"');
  });

  it('is a complete form without scripts: required fields, including a textarea', async () => {
    const { html } = await page('/account-deletion');
    expect(html).toMatch(/<input(?=[^>]* name="email")(?=[^>]* required="")/);
    expect(html).toMatch(/<textarea(?=[^>]* name="message")(?=[^>]* required="")/);
    expect(html).toMatch(/<form(?=[^>]* method="post")/);
    expect(html).toContain('<input type="hidden" name="form" value="account-deletion"/>');
  });

  it.each([
    ['/account-deletion/confirm', 'Delete your account?'],
    ['/account-deletion/undo', 'Reactivate your account?'],
  ])('an email link only asks, and is noindex: %s', async (address, title) => {
    const { html, status, cache, secret } = await page(address);
    expect({ status, cache, secret }).toEqual({ status: 200, cache: 'shared', secret: true });
    expect(html).toContain(title);
    expect(html).toContain('data-island="account-deletion" data-when="idle"');
    expect(html).toContain('<meta name="robots" content="noindex, nofollow"/>');
    expect(html).toContain('Paste the link from our email');
  });
});
