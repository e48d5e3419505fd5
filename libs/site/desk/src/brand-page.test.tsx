import { deskRenderer } from '@vinlore/desk-ui/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BrandPage } from './brand-page.tsx';
import { fromBase64, toBase64 } from './fields/script-field.tsx';
import { siteDeskMessages } from './messages/index.ts';
import { changedTo, fakeSite, siteState } from './testing/fake-site.ts';

interface Settings {
  enableIframePageLoading: boolean;
  fetch: {
    interceptor: { beforeAsyncRequest(asked: { window: Window & typeof globalThis }): Promise<Response> } | null;
  };
}
const { settings } = (window as unknown as { happyDOM: { settings: Settings } }).happyDOM;
// The preview frames load a home page without network access.
beforeAll(() => {
  settings.enableIframePageLoading = true;
  settings.fetch.interceptor = {
    beforeAsyncRequest: async ({ window: { Response } }) =>
      new Response('<html><body>Home</body></html>', { headers: { 'content-type': 'text/html' } }),
  };
});
afterAll(() => {
  settings.enableIframePageLoading = false;
  settings.fetch.interceptor = null;
});

const render = deskRenderer(siteDeskMessages);
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label, { selector: 'input:not([type=color]), select, textarea' }), {
    target: { value },
  });
const review = () => fireEvent.click(screen.getByRole('button', { name: 'Review and save' }));
const discard = () => fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
/** Drafts outlive the page, so each test discards its own. */
const leave = async () => {
  if (screen.queryByRole('button', { name: 'Discard' })) discard();
  await waitFor(() => expect(screen.queryByText(/unsaved change/)).toBeNull());
};

async function open(site = fakeSite(), at: Parameters<typeof render>[2] = {}) {
  await render(<BrandPage />, site.server, { path: '/staff/brand', ...at });
  await screen.findByRole('heading', { name: 'Colors' });
  return site;
}

describe('the brand page', () => {
  it('edits limits in whole units and translates the server’s limit error', async () => {
    const site = await open();
    type('Refund limit without a second approver', '250.5');
    site.refuse([
      {
        key: 'refund_limit',
        why: "at most 10000, which the brand's file says: more takes a change of the file",
      },
    ]);
    review();
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByRole('row', { name: /100\.00 250\.50$/ })).toBeTruthy();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Save 1 change' }));
    await screen.findAllByText(/The brand’s file allows up to 100\.00/);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    site.refuse(null);
    await leave();
  });

  it('saves several values at once after a review', async () => {
    const site = await open();
    type('Tag Manager ID', 'GTM-ABC');
    type('Support email', 'desk@one.example');
    expect(screen.getByText('2 unsaved changes')).toBeTruthy();
    review();
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByRole('row', { name: 'Tag Manager ID None GTM-ABC' })).toBeTruthy();
    expect(site.valueOf('settings.google_tag')).toBe('');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Save 2 changes' }));
    await waitFor(() => expect(screen.queryByText('2 unsaved changes')).toBeNull());
    expect(site.valueOf('support_email')).toBe('desk@one.example');
    expect(screen.getAllByText(/^Updated by Ada/)).toHaveLength(2);
  });

  it('flags a low-contrast color with a shade that passes, and blocks saving', async () => {
    await open();
    type('Secondary color', '#cccccc');
    expect(
      await screen.findByText(/^#cccccc doesn’t have enough contrast for WCAG AA on this theme’s pages\. Nearest/),
    ).toBeTruthy();
    expect(screen.getByText('1 color has low contrast')).toBeTruthy();
    expect(screen.getByText('Fix these first: Secondary color')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Review and save' })).toHaveProperty('disabled', true);
    fireEvent.click(screen.getByRole('button', { name: /^Use #/ }));
    expect(screen.getByText('All colors have enough contrast in light, dark, and print.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Review and save' })).toHaveProperty('disabled', false);
    await leave();
  });

  it('flags an invalid email', async () => {
    await open();
    type('Support email', 'help at one');
    expect(await screen.findByText('Enter a valid email, such as help@example.com')).toBeTruthy();
    await leave();
  });

  it('previews unsaved changes in light and dark', async () => {
    await open();
    const pageIn = (scheme: string) =>
      screen.getByTitle<HTMLIFrameElement>(`Home page, ${scheme}`).contentDocument?.documentElement;
    for (const scheme of ['Light', 'Dark'])
      await waitFor(() => expect(pageIn(scheme)?.dataset['mantineColorScheme']).toBe(scheme.toLowerCase()));
    type('Primary color', '#7a0000');
    const css = () =>
      [...pageIn('Light')!.ownerDocument.adoptedStyleSheets[0]!.cssRules].map(({ cssText }) => cssText).join('');
    await waitFor(() => expect(css()).toContain('--primary: #7a0000'));
    await leave();
  });

  it('shows a color typed before the preview loaded', async () => {
    await open();
    const frame = screen.getByTitle<HTMLIFrameElement>('Home page, Light');
    await waitFor(() => expect(frame.contentDocument?.adoptedStyleSheets).toHaveLength(1));
    const page = frame.contentDocument!;
    const root = page.documentElement;
    root.remove();
    page.adoptedStyleSheets = [];
    type('Primary color', '#7a0000');
    await screen.findByText(/unsaved change/);
    expect(page.adoptedStyleSheets).toEqual([]);
    page.append(root);
    fireEvent.load(frame);
    const css = [...page.adoptedStyleSheets[0]!.cssRules].map(({ cssText }) => cssText).join('');
    expect(css).toContain('--primary: #7a0000');
    await leave();
  });

  it('lists all theme colors and opens the list when one has an error', async () => {
    await open();
    expect(screen.queryByRole('group', { name: 'Dark' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'All theme colors' }));
    const dark = screen.getByRole('group', { name: 'Dark' });
    fireEvent.change(within(dark).getByLabelText('Links'), { target: { value: '#222222' } });
    fireEvent.click(screen.getByRole('button', { name: 'All theme colors' }));
    expect(within(screen.getByRole('group', { name: 'Dark' })).getByText(/^#222222 on bg/)).toBeTruthy();
    await leave();
  });

  it('shows both values and a choice when two people change the same one', async () => {
    const site = await open();
    type('Tag Manager ID', 'GTM-MINE');
    site.change('settings.google_tag', 'GTM-THEIRS');
    review();
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Save 1 change' }));
    const choice = await screen.findByRole('group', { name: 'Tag Manager ID' });
    expect(choice.textContent).toContain('Bob’s valueGTM-THEIRS');
    expect(choice.textContent).toContain('Your valueGTM-MINE');
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel' }));
    fireEvent.click(within(choice).getByRole('button', { name: 'Keep mine' }));
    review();
    fireEvent.click(await screen.findByRole('button', { name: 'Save 1 change' }));
    await waitFor(() => expect(site.valueOf('settings.google_tag')).toBe('GTM-MINE'));
  });

  it('resets a value to the file’s', async () => {
    const site = await open(fakeSite(siteState({ 'settings.google_tag': changedTo('GTM-A', 1) }, { version: 1 })));
    fireEvent.click(screen.getByRole('button', { name: 'Reset to file value: None' }));
    review();
    fireEvent.click(await screen.findByRole('button', { name: 'Save 1 change' }));
    await waitFor(() => expect(site.valueOf('settings.google_tag')).toBe(''));
  });

  it('shows server errors beside the field and keeps the input', async () => {
    const site = await open();
    site.refuse([{ key: 'settings.clarity', why: 'holds no script that runs: Unexpected end of input' }]);
    type('Clarity script', 'function (');
    review();
    fireEvent.click(await screen.findByRole('button', { name: 'Save 1 change' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Some values cannot be kept.');
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByText('holds no script that runs: Unexpected end of input')).toBeTruthy();
    expect(screen.getByLabelText('Clarity script')).toHaveProperty('value', 'function (');
    await leave();
  });

  it('saves what one owner may change and shows the rest as pending approval', async () => {
    const site = await open(fakeSite(siteState(), true));
    type('Tag Manager ID', 'GTM-MINE');
    type('Card corners', '23');
    review();
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('Needs a second owner’s approval: Tag Manager ID')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Save 2 changes' }));
    expect(await screen.findByText('Pending a second owner’s approval: GTM-MINE, requested by Ada')).toBeTruthy();
    expect(site.sent).toEqual([['theme.radius.lg'], ['settings.google_tag']]);
    expect(site.valueOf('settings.google_tag')).toBe('');
    expect(screen.queryByRole('button', { name: 'Review and save' })).toBeNull();
  });

  it('warns about the consequences of turning a product off', async () => {
    await open();
    type('Vehicle history reports', 'off');
    type('Credit type', 'global');
    review();
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText(/^Reports will no longer be sold/)).toBeTruthy();
    expect(within(dialog).getByText(/the credits they already have until you change this back/)).toBeTruthy();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await leave();
  });

  it('flags a value that an update made invalid', async () => {
    const own = { ...changedTo('#cccccc', 1), value: '#142b4f', ignored: 'is not a color any more' };
    await open(fakeSite(siteState({ 'settings.primary_color': own })));
    expect(
      screen.getByText(/^This value is no longer valid after an update, so the file’s value is used: is not a color/),
    ).toBeTruthy();
  });

  it('is read-only for non-owners', async () => {
    await open(fakeSite(), { permissions: ['support'] });
    expect(screen.getByText('Only owners can make changes')).toBeTruthy();
    expect(screen.getByLabelText('Tag Manager ID')).toHaveProperty('readOnly', true);
    expect(screen.queryByRole('button', { name: 'Set email and password' })).toBeNull();
  });

  it('speaks Spanish, contrast included', async () => {
    await render(<BrandPage />, fakeSite().server, { path: '/staff/brand', language: 'es' });
    await screen.findByRole('heading', { name: 'Colores' });
    type('Color secundario', '#cccccc');
    expect(await screen.findByText(/^#cccccc no tiene suficiente contraste para WCAG AA/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Descartar' }));
  });
});

describe('docs/decisions.md §4: the members’ gate', () => {
  it('sets the email and password, and never shows the password again', async () => {
    const site = await open();
    expect(screen.getByText(/Set an email and password before/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Set email and password' }));
    const dialog = await screen.findByRole('dialog');
    fireEvent.change(within(dialog).getByLabelText('Email'), { target: { value: 'gate@one.example' } });
    fireEvent.change(within(dialog).getByLabelText('Password'), { target: { value: 'nine green bottles' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Save access' }));
    expect(await screen.findByText('Access email: gate@one.example')).toBeTruthy();
    expect(document.body.textContent).not.toContain('bottles');
    expect(site.server.requests.filter(({ name }) => name === 'site.setGate')).toHaveLength(1);
  });
});

it('round-trips scripts as base64 of UTF-8', () => {
  for (const script of ['', 'alert("¿Qué?")', '/* 汉字 */']) expect(fromBase64(toBase64(script))).toBe(script);
});
