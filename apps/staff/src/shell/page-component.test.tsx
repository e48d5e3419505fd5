import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
  useLocation,
} from '@tanstack/react-router';
import { plainQueries } from '@vinlore/browser';
import { type Desk, DeskProvider, useDesk } from '@vinlore/desk-ui';
import { fakeServer } from '@vinlore/testing-web';
import { screenRenderer } from '@vinlore/ui/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useGo } from '../session/use-go.ts';
import { pageComponent } from './page-component.tsx';

/** A page with a text field that also writes a selection to its URL. */
function Page() {
  const { go } = useDesk();
  return (
    <>
      <input aria-label="Note" />
      <button onClick={() => go('/staff/things?show=both')}>Both</button>
      <button onClick={() => go('/staff/others')}>Others</button>
    </>
  );
}

function Frame({ children }: { readonly children: ReactNode }) {
  const go = useGo();
  const { pathname, searchStr } = useLocation();
  const place = { pathname, search: searchStr };
  const desk = { roles: ['staff', 'owner'], place, go } as Partial<Desk> as Desk;
  return <DeskProvider value={desk}>{children}</DeskProvider>;
}

/** The router of a two-page desk that counts how often page code loads. */
function deskOfTwo() {
  const load = vi.fn(async () => ({ Page, texts: { en: {}, es: async () => ({}) } }));
  const root = createRootRoute({
    component: () => (
      <Frame>
        <Suspense fallback="…">
          <Outlet />
        </Suspense>
      </Frame>
    ),
  });
  const pages = (['/staff/things', '/staff/others'] as const).map((path) =>
    createRoute({ getParentRoute: () => root, path, component: pageComponent({ permission: 'any', load }) }),
  );
  const router = createRouter({
    routeTree: root.addChildren(pages),
    history: createMemoryHistory({ initialEntries: ['/staff/things'] }),
    scrollRestoration: true,
    ...plainQueries,
  });
  return { router, load };
}

const render = screenRenderer({ en: {}, es: async () => ({}) });
const settle = () => act(async () => void (await new Promise((done) => setTimeout(done))));

describe('a desk page', () => {
  afterEach(() => vi.restoreAllMocks());

  it('keeps its input and focus when only its query changes', async () => {
    const { router, load } = deskOfTwo();
    await render(<RouterProvider router={router as never} />, fakeServer([]));
    const note = await screen.findByLabelText('Note');
    fireEvent.change(note, { target: { value: 'typed' } });
    note.focus();
    fireEvent.click(screen.getByText('Both'));
    await settle();
    // Again, since a remount may happen one tick later.
    await act(() => router.navigate({ href: '/staff/things?show=one' }));
    await settle();
    expect(router.state.location.href).toBe('/staff/things?show=one');
    expect(screen.getByLabelText('Note')).toBe(note);
    expect(document.activeElement).toBe(note);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('starts at the top, but keeps its scroll position when only its query changes', async () => {
    const { router } = deskOfTwo();
    await render(<RouterProvider router={router as never} />, fakeServer([]));
    const both = await screen.findByText('Both');
    await settle();
    const scrollTo = vi.spyOn(window, 'scrollTo');
    fireEvent.click(both);
    await settle();
    expect(router.state.location.search).toEqual({ show: 'both' });
    expect(scrollTo).not.toHaveBeenCalled();
    fireEvent.click(screen.getByText('Others'));
    await settle();
    expect(router.state.location.pathname).toBe('/staff/others');
    expect(scrollTo).toHaveBeenCalled();
  });
});
