import { deskRenderer } from '@vinlore/desk-ui/testing';
import { staffContract } from '@vinlore/staff-domain';
import { fakeServer, on } from '@vinlore/testing-web';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { type Finder, OverviewPage, staffDeskMessages } from './index.ts';

const render = deskRenderer(staffDeskMessages);
const server = () => fakeServer([on(staffContract.overview, () => ({ waiting: [] }))]);
const foundMember = { href: '/staff/members/7', title: 'mia@example.com', note: 'Mia Ruiz' };

const finderOf = (href: string, title: string, find: Finder['find']): Finder => ({ href, title, find });
const show = (finders: readonly Finder[], language: 'en' | 'es' = 'en') =>
  render(<OverviewPage finders={finders} ways={null} />, server(), { language });
const type = (search: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value: search } });

describe('the search box for all lists', () => {
  it('has focus when the overview opens and says what it searches', async () => {
    await show([
      finderOf('/staff/members', 'Members', async () => []),
      finderOf('/staff/orders', 'Orders', async () => []),
    ]);
    const field = await screen.findByRole('searchbox', { name: 'Search members, orders' });
    expect(document.activeElement).toBe(field);
  });

  it('links to each result and to its list with the search filled in', async () => {
    const orders = vi.fn(async () => []);
    await show([
      finderOf('/staff/members', 'Members', async () => [foundMember]),
      finderOf('/staff/orders', 'Orders', orders),
    ]);
    type('mia@ex');
    const link = await screen.findByRole('link', { name: /mia@example\.com/ });
    expect([link.getAttribute('href'), link.textContent]).toEqual(['/staff/members/7', 'mia@example.comMia Ruiz']);
    expect(screen.getByRole('link', { name: 'Members' }).getAttribute('href')).toBe('/staff/members?search=mia%40ex');
    expect(orders).toHaveBeenCalledOnce();
    expect(screen.queryByRole('link', { name: 'Orders' })).toBeNull();
    expect(screen.getByText('1 result')).toBeTruthy();
  });

  it('shows at most five results per list', async () => {
    const many = Array.from({ length: 9 }, (_, at) => ({ ...foundMember, href: `/staff/members/${at}` }));
    await show([finderOf('/staff/members', 'Members', async () => many)]);
    type('mia');
    expect(await screen.findAllByRole('link', { name: /mia@example\.com/ })).toHaveLength(5);
  });

  it('searches from three letters on and shows when nothing was found, in Spanish too', async () => {
    const find = vi.fn(async () => []);
    await show([finderOf('/staff/members', 'Miembros', find)], 'es');
    type('mi');
    await screen.findByText('Escribe al menos 3 letras o números para buscar.');
    expect(find).not.toHaveBeenCalled();
    type('mia');
    await screen.findByText('No hay resultados para “mia”');
  });

  it('retries a failed search', async () => {
    let isUp = false;
    const find = async () => (isUp ? [foundMember] : Promise.reject(new TypeError('gone')));
    await show([finderOf('/staff/members', 'Members', find)]);
    type('mia');
    await screen.findByRole('alert');
    isUp = true;
    fireEvent.click(screen.getByRole('button', { name: /again/i }));
    await screen.findByRole('link', { name: /mia@example\.com/ });
  });
});
