import { endpoint, success } from '@vinlore/contract';
import { connectionLost, fakeServer, on } from '@vinlore/testing-web';
import { useCall } from '@vinlore/ui';
import { fireEvent, screen, within } from '@testing-library/react';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { deskMessages } from '../messages/index.ts';
import { deskRenderer } from '../testing/render-desk.tsx';
import { ChoiceBox, SearchBox } from './boxes.tsx';
import { DataList } from './data-list.tsx';
import { useFilters } from './use-filters.ts';
import { usePages } from './use-pages.ts';

const thingsRow = endpoint({
  name: 't.things',
  summary: '',
  method: 'GET',
  path: '/api/things',
  encoding: 'query',
  auth: 'staff',
  permission: 'support',
  request: v.strictObject({ state: v.string(), search: v.string(), cursor: v.optional(v.string()) }),
  answers: { 200: success('', v.object({ names: v.array(v.string()), more: v.boolean() })) },
});
const render = deskRenderer(deskMessages);
const DEFAULTS = { state: 'all', search: '' };

function Things() {
  const call = useCall();
  const [filters, change] = useFilters(DEFAULTS);
  const query = usePages(['things', filters], async (cursor, signal) => {
    const { names, more } = await call(thingsRow, { ...filters, ...(cursor !== null && { cursor }) }, { signal });
    return { rows: names, cursor: more ? names.at(-1)! : null };
  });
  return (
    <DataList
      label="Things"
      query={query}
      columns={[{ key: 'name', title: 'Name', cell: (name: string) => name }]}
      keyOf={(name) => name}
      hrefOf={(name) => `/staff/things/${name}`}
      views="things"
      filter={
        <>
          <SearchBox label="Search" value={filters.search} onChange={(search) => change({ search })} />
          <ChoiceBox
            label="State"
            value={filters.state}
            options={['all', 'open'].map((value) => ({ value, label: value }))}
            onChange={(state) => change({ state })}
          />
        </>
      }
      empty={{ title: 'No things' }}
    />
  );
}

const server = () =>
  fakeServer([
    on(thingsRow, ({ state, search, cursor }) => {
      const all = ['ant', 'bee', 'cat', 'dog'].filter(
        (name) => name.includes(search) && (state === 'all' || name > 'b'),
      );
      const rest = all.filter((name) => cursor === undefined || name > cursor);
      return { names: rest.slice(0, 2), more: rest.length > 2 };
    }),
  ]);

describe('a list of the desk', () => {
  it('loads a page at a time, with rows linked to their pages', async () => {
    const gone: string[] = [];
    await render(<Things />, server(), { onGo: (href) => gone.push(href) });
    fireEvent.click(await screen.findByRole('button', { name: 'Load more' }));
    const dog = await screen.findByRole('link', { name: 'dog' });
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
    fireEvent.click(dog);
    expect(gone).toEqual(['/staff/things/dog']);
  });

  it('keeps its filters in the URL, and saves a view of them under a name', async () => {
    await render(<Things />, server(), { path: '/staff/things?state=open' });
    await screen.findByRole('link', { name: 'bee' });
    expect(screen.queryByRole('link', { name: 'ant' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Save view' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
    fireEvent.change(dialog.getByLabelText('View name'), { target: { value: 'Still open' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
    const view = await screen.findByRole('link', { name: 'Still open' });
    expect(view.getAttribute('href')).toBe('/staff/things?state=open');
    fireEvent.change(screen.getByLabelText('State'), { target: { value: 'all' } });
    await screen.findByRole('link', { name: 'ant' });
    fireEvent.click(view);
    await expect.poll(() => screen.queryByRole('link', { name: 'ant' })).toBeNull();
  });

  it('has keyboard shortcuts: / searches, j and k go from row to row', async () => {
    await render(<Things />, server());
    const ant = await screen.findByRole('link', { name: 'ant' });
    const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
    press('j');
    expect(document.activeElement).toBe(ant);
    press('j');
    press('j');
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'bee' }));
    press('k');
    expect(document.activeElement).toBe(ant);
    press('/');
    const search = screen.getByRole('searchbox', { name: 'Search' });
    expect(document.activeElement).toBe(search);
    press('j');
    expect(document.activeElement).toBe(search);
    fireEvent.change(search, { target: { value: 'zebra' } });
    await screen.findByRole('heading', { name: 'No things' });
  });

  it('shows a load error, and retries', async () => {
    await render(<Things />, fakeServer([on(thingsRow, connectionLost)]));
    expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t reach the server.');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});
