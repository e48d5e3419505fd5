import { deskRenderer } from '@vinlore/desk-ui/testing';
import { siteContract } from '@vinlore/site-domain';
import { fakeServer, on, refused } from '@vinlore/testing-web';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { siteDeskMessages } from '../messages/index.ts';
import { NewBrandPage } from './new-brand-page.tsx';

const render = deskRenderer(siteDeskMessages);
beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

/** Fake server that creates brands or refuses with a reason. */
function brandMaker() {
  let fault: { key: string; why: string } | null = null;
  const asked: object[] = [];
  const server = fakeServer([
    on(siteContract.createSiteBrand, (input) => {
      asked.push(input);
      if (fault) return refused(422, 'Some values cannot be kept.', { faults: [fault] });
      return { key: input.key, domain: input.domain, pages: 12 };
    }),
    on(siteContract.checkSiteDomain, ({ domain }) => ({
      names: [{ name: domain, state: 'nowhere' as const, addresses: [] }],
      expected: ['192.0.2.1'],
    })),
  ]);
  return {
    server,
    asked,
    refuse: (key: string, why: string) => void (fault = { key, why }),
    allow: () => void (fault = null),
  };
}
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label, { selector: 'input:not([type=color]), select' }), {
    target: { value },
  });
const valueOf = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(label, { selector: 'input:not([type=color]), select' }).value;
const make = () => fireEvent.click(screen.getByRole('button', { name: 'Create brand' }));
const open = (maker = brandMaker(), at: Parameters<typeof render>[2] = {}) =>
  render(<NewBrandPage />, maker.server, { path: '/staff/brand/new', ...at });

describe('docs/decisions.md §1: an owner creates a brand at the desk', () => {
  it('suggests the brand ID and support email, and shows next steps after creation', async () => {
    const maker = brandMaker();
    await open(maker);
    type('Name', 'Auto Lore');
    type('Domain', 'https://AutoLore.example/');
    expect([valueOf('Brand ID'), valueOf('Support email')]).toEqual(['auto-lore', 'support@autolore.example']);
    type('Brand ID', 'lore');
    type('Name', 'Autolore');
    expect(valueOf('Brand ID')).toBe('lore');
    type('Main language', 'es');
    make();
    expect(await screen.findByRole('heading', { name: 'Autolore is live' })).toBeTruthy();
    expect(maker.asked).toMatchObject([
      {
        key: 'lore',
        name: 'Autolore',
        domain: 'autolore.example',
        language: 'es',
        support_email: 'support@autolore.example',
      },
    ]);
    expect(screen.getByText(/^12 pages were copied/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Open staff desk' }).getAttribute('href')).toMatch(
      /^http:\/\/desk\.autolore\.example(?::\d+)?\/staff\/arrive#from=/,
    );
    expect(screen.queryByRole('button', { name: 'Create brand' })).toBeNull();
  });

  it('shows missing fields on submit, and a low-contrast color right away with a better shade', async () => {
    const maker = brandMaker();
    await open(maker);
    expect(screen.queryByText('Enter a domain, such as cars.example.com')).toBeNull();
    type('Secondary color', '#dddddd');
    expect(await screen.findByText(/doesn’t have enough contrast for WCAG AA/)).toBeTruthy();
    make();
    expect(await screen.findByText('Enter a domain, such as cars.example.com')).toBeTruthy();
    expect(screen.getByText('Enter a name up to 40 characters long')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: /^Use #/ }));
    expect(screen.queryByText(/doesn’t have enough contrast/)).toBeNull();
    expect(maker.asked).toEqual([]);
  });

  it('shows server errors beside their fields and keeps what was typed, even after a reload', async () => {
    const maker = brandMaker();
    const page = await open(maker);
    type('Name', 'Auto Lore');
    type('Domain', 'taken.example');
    maker.refuse('domain', 'taken.example names the brand "two" already; a host can name only one');
    make();
    expect(await screen.findByText(/^taken\.example names the brand/)).toBeTruthy();
    page.unmount();
    maker.allow();
    await open(maker);
    expect([valueOf('Name'), valueOf('Domain')]).toEqual(['Auto Lore', 'taken.example']);
    type('Domain', 'free.example');
    make();
    expect(await screen.findByRole('heading', { name: 'Auto Lore is live' })).toBeTruthy();
    await waitFor(() => expect(localStorage).toHaveLength(0));
  });

  it('checks DNS before the brand is created', async () => {
    await open();
    type('Domain', 'cars.example');
    fireEvent.click(screen.getByRole('button', { name: 'Check DNS' }));
    expect(await screen.findByText('No DNS record')).toBeTruthy();
  });

  it('tells non-owners to ask an owner', async () => {
    await open(brandMaker(), { permissions: ['content'] });
    expect(screen.getByText('Only owners can create brands. Ask an owner of this brand.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Create brand' })).toBeNull();
  });
});
