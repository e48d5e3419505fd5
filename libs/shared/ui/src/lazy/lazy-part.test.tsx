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

describe('the code of a page that does not come', () => {
  const here = (isReachable: boolean) => ({ isReachable: () => Promise.resolve(isReachable), reload: vi.fn() });

  it('is told while the server is out of reach, without a reload that would end in the browser’s error page', async () => {
    const offline = here(false);
    await expect(loadPart(failure, offline)).rejects.toThrow(PartMissing);
    expect(offline.reload).not.toHaveBeenCalled();
  });

  it('reloads the tab once where the server answers, since a new version was deployed', async () => {
    const online = here(true);
    void loadPart(failure, online);
    await vi.waitFor(() => expect(online.reload).toHaveBeenCalledOnce());
    await expect(loadPart(failure, online)).rejects.toThrow(PartMissing);
    expect(online.reload).toHaveBeenCalledOnce();
  });

  it('never reloads where the tab cannot note that it did', async () => {
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

describe('a part in a file of its own', () => {
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

  it('is drawn when its code is here; loaded ahead, at once', async () => {
    const Page = lazyPart(page, 'Page');
    await Page.preload();
    await draw(<Page name="Ana" />);
    expect(screen.getByText('Page of Ana')).toBeTruthy();
  });

  it('that failed is loaded again when it is drawn again', async () => {
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
