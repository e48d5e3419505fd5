import { contentDeskContract, type Redirect } from '@vinlore/content-domain';
import { fakeServer, on, refused } from '@vinlore/testing-web';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderContent } from '../testing/rules.ts';
import { PAGE_ID } from '../testing/texts.ts';
import { RedirectsPage } from './redirects-page.tsx';

const redirect = (changes: Partial<Redirect> = {}): Redirect => ({
  ...{ path: '/old.html', to: '/pricing', temporary: false, page: null, fault: null },
  ...{ made_at: '2026-11-20T10:00:00.000Z', ...changes },
});
const at = { path: '/staff/content/redirects', permissions: ['content'] } as const;

describe('redirects', () => {
  it('shows each target, its type, and broken ones', async () => {
    const redirects = [
      redirect({ fault: 'no-page' }),
      redirect({ path: '/spring', to: 'https://elsewhere.example', temporary: true }),
      redirect({ path: '/was-here', to: '/is-here', page: PAGE_ID }),
    ];
    const server = fakeServer([on(contentDeskContract.staffRedirects, () => ({ redirects, more: false }))]);
    await renderContent(<RedirectsPage />, server, { ...at });
    const rows = (await screen.findAllByRole('row')).map(({ textContent }) => textContent);
    expect(rows[1]).toContain('/old.html/pricing Page not found.');
    expect(rows[2]).toContain('https://elsewhere.example Temporary');
    expect(rows[3]).toContain('/is-here Page moved');
  });

  it('keeps the input when the server rejects a new redirect', async () => {
    let isThere = true;
    const server = fakeServer([
      on(contentDeskContract.staffRedirects, () => ({ redirects: [], more: false })),
      on(contentDeskContract.addRedirect, ({ path, to, temporary }) =>
        isThere ? refused(422, 'Another page has the path /spring.') : redirect({ path, to, temporary }),
      ),
    ]);
    await renderContent(<RedirectsPage />, server, { ...at });
    fireEvent.click(await screen.findByRole('button', { name: 'New redirect' }));
    const dialog = within(await screen.findByRole('dialog'));
    const fill = (label: string, value: string) =>
      fireEvent.change(dialog.getByLabelText(label), { target: { value } });
    const button = () => dialog.getByRole('button', { name: 'Add redirect' });
    fill('From', 'spring');
    expect(dialog.getByText(/Start with \/\. Don’t include spaces/)).toBeTruthy();
    fill('From', '/spring');
    fill('To', '//evil.example');
    expect(button()).toHaveProperty('disabled', true);
    fill('To', '/pricing');
    fireEvent.click(dialog.getByRole('checkbox'));
    fireEvent.click(button());
    expect((await dialog.findByRole('alert')).textContent).toContain('Another page has the path /spring.');
    expect((dialog.getByLabelText('From') as HTMLInputElement).value).toBe('/spring');
    isThere = false;
    fireEvent.click(button());
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    expect(server.requests.findLast(({ name }) => name === 'content.addRedirect')!.input).toEqual({
      path: '/spring',
      to: '/pricing',
      temporary: true,
    });
  });

  it('deletes a redirect after confirmation', async () => {
    let redirects = [redirect()];
    const server = fakeServer([
      on(contentDeskContract.staffRedirects, () => ({ redirects, more: false })),
      on(contentDeskContract.endRedirect, ({ path }) => {
        redirects = [];
        return { path };
      }),
    ]);
    await renderContent(<RedirectsPage />, server, { ...at });
    fireEvent.click(await screen.findByRole('button', { name: 'Delete… /old.html' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Delete redirect' }));
    await screen.findByText('No redirects');
  });
});
