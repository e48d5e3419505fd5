import { deskRenderer } from '@vinlore/desk-ui/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BrandPage } from './brand-page.tsx';
import { siteDeskMessages } from './messages/index.ts';
import { fakeSite, siteState } from './testing/fake-site.ts';

const render = deskRenderer(siteDeskMessages);
const panel = (name: string) => screen.findByRole('region', { name });

async function open(site = fakeSite(), at: Parameters<typeof render>[2] = {}) {
  await render(<BrandPage />, site.server, { path: '/staff/brand', ...at });
  await screen.findByRole('heading', { name: 'Logo' });
  return site;
}
/** Drafts outlive the page, so each test discards its own. */
async function leave() {
  fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByText(/unsaved change/)).toBeNull());
}
const review = () => screen.getByRole('button', { name: 'Review and save' });

describe('docs/decisions.md §1: owners change the logo at the desk', () => {
  const choose = (svg: string) =>
    fireEvent.change(screen.getByLabelText('Logo mark'), { target: { files: [new File([svg], 'mark.svg')] } });
  const mark = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M0 0h9"/></svg>';

  it('previews the logo before saving and strips editor metadata', async () => {
    const site = await open();
    const before = site.valueOf('logo');
    choose(`<?xml version="1.0"?><!-- Made by a program -->${mark}`);
    const src = `data:image/svg+xml,${encodeURIComponent(mark)}`;
    const places = () => [...screen.getByRole('list', { name: 'Logo preview' }).querySelectorAll('img')];
    await waitFor(() => expect(places().map((img) => img.getAttribute('src'))).toEqual(Array(5).fill(src)));
    expect(site.valueOf('logo')).toBe(before);
    fireEvent.click(review());
    const dialog = await screen.findByRole('dialog');
    const row = new RegExp(`^Logo mark SVG .* SVG \\(${mark.length} characters\\)$`);
    expect(within(dialog).getByRole('row', { name: row })).toBeTruthy();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Save 1 change' }));
    await waitFor(() => expect(site.valueOf('logo')).toBe(mark));
    await waitFor(() => expect(screen.queryByText(/unsaved change/)).toBeNull());
  });

  it.each([
    [mark.replace('<path', '<text>Hi</text><path'), /^Logos can contain only shapes. Remove <text>/],
    [mark.replace('0 0 10 10', '0 0 80 10'), /^The logo mark must be roughly square, but yours is 80 × 10/],
    ['\u0089PNG', /^This SVG is incomplete/],
    ['x'.repeat(500_001), /^This SVG is incomplete/],
  ])('explains an invalid logo and blocks saving', async (svg, words) => {
    await open();
    choose(svg);
    expect(await screen.findByText(words)).toBeTruthy();
    expect(review()).toHaveProperty('disabled', true);
    await leave();
  });
});

describe('docs/decisions.md §1: owners change the domains at the desk', () => {
  const add = async (typed: string) => {
    const domains = within(await panel('Domains'));
    fireEvent.change(domains.getByLabelText('Domains'), { target: { value: typed } });
    fireEvent.click(domains.getByRole('button', { name: 'Add domain' }));
  };
  const listed = async () =>
    [...(await panel('Domains')).querySelectorAll('li > div:first-child > span:first-child')].map(
      (each) => each.textContent,
    );

  it('adds a pasted domain, makes it primary, and asks a second owner to approve', async () => {
    const site = await open(fakeSite(undefined, true));
    const before = site.valueOf('domains') as string[];
    await add('https://Cars.Example/');
    expect(await listed()).toEqual([...before, 'cars.example']);
    fireEvent.click(screen.getAllByRole('button', { name: 'Make primary' }).at(-1)!);
    expect((await listed())[0]).toBe('cars.example');
    fireEvent.click(review());
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('Needs a second owner’s approval: Domains')).toBeTruthy();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Save 1 change' }));
    expect(await screen.findByText(/^Pending a second owner’s approval: cars\.example/)).toBeTruthy();
    expect(site.valueOf('domains')).toEqual(before);
  });

  it('keeps a duplicate or invalid domain in the field with an error', async () => {
    const site = await open();
    const [own] = site.valueOf('domains') as string[];
    for (const typed of [own!, 'our cars']) {
      await add(typed);
      expect(await screen.findByText(/^Enter a new domain/)).toBeTruthy();
      expect(screen.getByLabelText('Domains', { selector: 'input' })).toHaveProperty('value', typed);
    }
    expect(screen.queryByText(/unsaved change/)).toBeNull();
  });

  it('offers no removal for the current desk’s domain', async () => {
    const site = await open();
    const domains = site.valueOf('domains') as string[];
    expect(domains).toContain(location.hostname);
    expect(screen.queryByRole('button', { name: `Remove ${location.hostname}` })).toBeNull();
    expect(screen.getAllByRole('button', { name: /^Remove / })).toHaveLength(domains.length - 1);
  });

  it('shows where each host points and where it should', async () => {
    await open();
    const domains = within(await panel('Domains'));
    fireEvent.click(domains.getAllByRole('button', { name: 'Check DNS' })[0]!);
    expect(await domains.findByText('Points to another server')).toBeTruthy();
    expect(domains.getByText('198.51.100.9')).toBeTruthy();
    expect(domains.getByText('No DNS record')).toBeTruthy();
    expect(domains.getByText('Point these domains to 192.0.2.1 and get a certificate for each one.')).toBeTruthy();
  });

  it('is read-only for non-owners', async () => {
    await open(undefined, { permissions: ['content'] });
    const domains = within(await panel('Domains'));
    expect(domains.queryByRole('button')).toBeNull();
    expect(screen.queryByLabelText('Logo mark')).toBeNull();
  });
});

describe('docs/decisions.md §1: scheduled changes', () => {
  const moment = (ms: number) => {
    const at = new Date(Date.now() + ms);
    return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
  };
  const typeName = (name: string) =>
    fireEvent.change(screen.getByLabelText('Name', { selector: 'input' }), { target: { value: name } });

  it('schedules a change, shows it at the top of the page, and cancels it', async () => {
    const site = await open();
    typeName('One More');
    fireEvent.click(review());
    const dialog = await screen.findByRole('dialog');
    const when = within(dialog).getByLabelText('Publish date');
    fireEvent.change(when, { target: { value: moment(-60_000 * 60 * 24) } });
    expect(within(dialog).getByText('Choose a future date and time')).toBeTruthy();
    expect(within(dialog).getByRole('button', { name: 'Schedule' })).toHaveProperty('disabled', true);
    fireEvent.change(when, { target: { value: moment(60_000 * 60 * 24) } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Schedule' }));
    const planned = await screen.findByRole('region', { name: 'Scheduled' });
    expect(within(planned).getByRole('row', { name: /^Name .* One More$/ })).toBeTruthy();
    expect(screen.queryByText(/unsaved change/)).toBeNull();
    expect(site.valueOf('name')).not.toBe('One More');
    fireEvent.click(within(planned).getByRole('button', { name: 'Cancel schedule' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Scheduled' })).toBeNull());
  });

  it('offers no schedule for domains', async () => {
    const site = await open();
    const [own] = site.valueOf('domains') as string[];
    const last = (site.valueOf('domains') as string[]).at(-1)!;
    expect(own).not.toBe(last);
    fireEvent.click(screen.getByRole('button', { name: `Remove ${last}` }));
    fireEvent.click(review());
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).queryByLabelText('Publish date')).toBeNull();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await leave();
  });

  it('says why a scheduled change didn’t run', async () => {
    const plan = {
      id: '1',
      at: '2026-11-22T10:00:00.000Z',
      by: 'Bob',
      values: { name: 'Late' },
      ended: 'overtaken' as const,
    };
    await open(fakeSite(siteState({}, { planned: [plan] })));
    expect(await screen.findByText('Not published: someone changed one of these values first')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Cancel schedule' })).toBeNull();
  });
});
