import { act, cleanup, render, screen } from '@testing-library/react';
import { Component, type ReactNode, Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lazyPart } from './lazy-part.tsx';
import { loadPart, PartMissing } from './load-part.ts';

const failure = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /page.js'));
const page = () => Promise.resolve({ Page: ({ name }: { readonly name: string }) => <p>Page of {name}</p> });

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('code that fails to load', () => {
  const here = (isReachable: boolean) => ({ isReachable: () => Promise.resolve(isReachable), reload: vi.fn() });

  it('is reported if the server is unreachable, without a reload that would show the browser’s error page', async () => {
    const offline = here(false);
    await expect(loadPart(failure, offline)).rejects.toThrow(PartMissing);
    expect(offline.reload).not.toHaveBeenCalled();
  });

  it('reloads the tab once if the server responds, because a new version was deployed', async () => {
    const online = here(true);
    void loadPart(failure, online);
    await vi.waitFor(() => expect(online.reload).toHaveBeenCalledOnce());
    await expect(loadPart(failure, online)).rejects.toThrow(PartMissing);
    expect(online.reload).toHaveBeenCalledOnce();
  });

  it('never reloads if the tab can’t remember that it did', async () => {
    vi.stubGlobal('sessionStorage', {
      getItem: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    const online = here(true);
    await expect(loadPart(failure, online)).rejects.toThrow(PartMissing);
    expect(online.reload).not.toHaveBeenCalled();
  });
});

describe('a lazy part', () => {
  class Boundary extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
    override state = { failed: false };
    static getDerivedStateFromError = () => ({ failed: true });
    override render() {
      return this.state.failed ? (
        <button onClick={() => this.setState({ failed: false })}>again</button>
      ) : (
        this.props.children
      );
    }
  }
  const draw = (part: ReactNode) =>
    act(async () => {
      render(
        <Boundary>
          <Suspense fallback="…">{part}</Suspense>
        </Boundary>,
      );
    });

  it('renders at once if its code was preloaded', async () => {
    const Page = lazyPart(page, 'Page');
    await Page.preload();
    await draw(<Page name="Ana" />);
    expect(screen.getByText('Page of Ana')).toBeTruthy();
  });

  it('loads again when rendered again after a failure', async () => {
    vi.useFakeTimers();
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const load = vi.fn(page).mockImplementationOnce(failure).mockImplementationOnce(failure);
    const Page = lazyPart(load, 'Page');
    await Page.preload();
    await draw(<Page name="Ana" />);
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    await act(async () => screen.getByText('again').click());
    expect(screen.getByText('Page of Ana')).toBeTruthy();
    expect(load).toHaveBeenCalledTimes(3);
  });
});
