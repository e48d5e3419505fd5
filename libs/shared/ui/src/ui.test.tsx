import { CallError, endpoint, success } from '@vinlore/contract';
import { loadMessages } from '@vinlore/i18n';
import { shippedBrand, shippedBrands } from '@vinlore/testing-web';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import * as v from 'valibot';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  CallProvider,
  ErrorNotice,
  ImageFault,
  island,
  IslandHost,
  PageFrame,
  SampleMark,
  SiteProvider,
  SourceMark,
  ThemeToggle,
  uiMessages,
  useBrand,
  useCall,
  VinText,
} from './index.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const texts = { en: await loadMessages([uiMessages], 'en'), es: await loadMessages([uiMessages], 'es') };

function site(children: ReactNode, key = 'vinlore') {
  const brand = shippedBrand(key);
  return (
    <SiteProvider brand={brand} language={brand.language} messages={texts[brand.language]}>
      {children}
    </SiteProvider>
  );
}

describe('SiteProvider', () => {
  it('stack.md: writes no style element, which the content security policy would reject', () => {
    for (const { key } of shippedBrands) {
      const html = renderToString(site(<PageFrame home="/">x</PageFrame>, key));
      expect(html).not.toMatch(/<style|<script/);
    }
  });

  it('throws an error that names the missing provider', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const Name = () => useBrand().name;
    expect(() => render(<Name />)).toThrow('SiteProvider');
  });
});

describe('PageFrame', () => {
  it('docs/decisions.md §1: has the brand’s name, and a skip link in its language', () => {
    render(site(<PageFrame home="/">Contenido</PageFrame>, 'historialvin'));
    expect(screen.getByRole('link', { name: 'Historial VIN, página de inicio' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Ir al contenido' }).getAttribute('href')).toBe('#main');
    expect(screen.getByRole('main').textContent).toBe('Contenido');
  });
});

describe('VinText', () => {
  it('NOTES: copying yields the bare 17 characters', () => {
    const { container } = render(<VinText groups={['4T1', 'BF1FK0', 'CU000108']} />);
    expect(container.textContent).toBe('4T1BF1FK0CU000108');
  });
});

describe('marks', () => {
  it('docs/decisions.md §5: shows sample data and the origin of a value as text', () => {
    render(
      site(
        <>
          <SampleMark />
          <SourceMark kind="source">NHTSA</SourceMark>
          <SourceMark kind="unknown" />
        </>,
      ),
    );
    expect(screen.getByText('Sample')).toBeDefined();
    expect(screen.getByText('Source: NHTSA')).toBeDefined();
    expect(screen.getByText('Unknown')).toBeDefined();
  });
});

describe('ThemeToggle', () => {
  it('stack.md: switches every React root of the page', async () => {
    render(
      <>
        {site(<ThemeToggle />)}
        {site(<PageFrame home="/">x</PageFrame>)}
      </>,
    );
    const scheme = () => document.documentElement.getAttribute('data-mantine-color-scheme');
    expect(scheme()).toBe('light');
    const toggle = screen.getByRole('button', { name: 'Switch between light and dark' });
    await userEvent.click(toggle);
    expect(scheme()).toBe('dark');
    await userEvent.click(toggle);
    expect(scheme()).toBe('light');
  });

  it('architecture.md §security: adds no inline style, which the content security policy forbids', async () => {
    render(site(<ThemeToggle />));
    const styles = vi.spyOn(document.head, 'appendChild');
    await userEvent.click(screen.getByRole('button', { name: 'Switch between light and dark' }));
    expect(styles).not.toHaveBeenCalled();
    styles.mockRestore();
  });
});

describe('island', () => {
  const Hello = island('hello', ({ name }: { name: string }) => <b>Hello {name}</b>, 'idle');

  it('renders in place without a host', () => {
    expect(renderToString(<Hello name="Ana" />)).toContain('<b>');
  });

  it('stack.md: passes name, element, JSON props, and load time to the host', () => {
    const html = renderToString(
      <IslandHost
        value={(name, element, props, when) => (
          <div data-island={name} data-when={when} data-props={JSON.stringify(props)}>
            {element}
          </div>
        )}
      >
        <Hello name="Ana" />
      </IslandHost>,
    );
    expect(html).toContain('data-island="hello" data-when="idle"');
    expect(html).toContain('{&quot;name&quot;:&quot;Ana&quot;}');
  });
});

describe('ErrorNotice', () => {
  const shows = (error: unknown, key?: string) => {
    render(site(<ErrorNotice error={error} />, key));
    const text = screen.queryByRole('alert')?.textContent ?? '';
    cleanup();
    return text;
  };

  it.each([
    [new CallError('network', '', 0), /couldn’t reach the server.*connection/],
    [new CallError('timeout', '', 0), /took too long.*try again/],
    [new CallError('invalid-answer', '', 200, undefined, 'r-1'), /unexpected response.*Reload.*Reference number: r-1/],
    [new CallError('refused', 'No such coupon.', 422, undefined, 'r-4'), /^No such coupon\.$/],
    [new CallError('refused', '', 403), /couldn’t complete your request.*Check/],
    [new CallError('refused', 'Sign in to continue.', 401), /Sign in to continue.*Sign in and try again/],
    [new CallError('refused', '', 429, undefined, undefined, 30), /Too many attempts.*30 seconds/],
    [new CallError('refused', '', 429), /Wait a moment/],
    [new CallError('refused', '', 503, undefined, 'r-2'), /isn’t responding.*haven’t been charged.*r-2/],
    [new CallError('refused', '', 500, undefined, 'r-3'), /our end.*r-3/],
    [new TypeError('x is undefined'), /our end/],
    [new ImageFault('unreadable'), /can’t read this image.*Choose/],
    [new ImageFault('too-large'), /larger than 2 MB.*smaller/],
  ])('look.md: says what happened and what to do: %s', (error, words) => {
    expect(shows(error)).toMatch(words);
    expect(shows(error, 'historialvin')).not.toBe('');
  });

  it('shows nothing for an aborted call', () => {
    expect(shows(new CallError('aborted', '', 0))).toBe('');
  });

  it('offers to try again', async () => {
    const retry = vi.fn();
    render(site(<ErrorNotice error={new CallError('network', '', 0)} onRetry={retry} />));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledOnce();
  });
});

describe('useCall', () => {
  const row = endpoint({
    name: 'test.ping',
    summary: 'Pings.',
    method: 'GET',
    path: '/api/ping',
    encoding: 'none',
    auth: 'none',
    request: v.strictObject({}),
    answers: { 200: success('Pong.', v.object({})) },
  });
  let outcome: Promise<unknown> = Promise.resolve();
  function Asks() {
    const call = useCall();
    return <button onClick={() => void (outcome = call(row, {}).catch(String))}>Ask</button>;
  }

  it('calls the provided server', async () => {
    render(
      <CallProvider value={() => Promise.resolve('pong' as never)}>
        <Asks />
      </CallProvider>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
    expect(await outcome).toBe('pong');
  });

  it('renders without a provider, and fails only when called', async () => {
    render(<Asks />);
    await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
    expect(await outcome).toContain('No CallProvider');
  });
});
