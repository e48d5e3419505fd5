import { loadMessages } from '@vinlore/i18n';
import { shippedBrand } from '@vinlore/testing-web';
import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SiteProvider, Toaster, toasts, uiMessages } from '../index.ts';

const messages = await loadMessages([uiMessages], 'en');
const page = (
  <SiteProvider brand={shippedBrand('vinlore')} language="en" messages={messages}>
    <Toaster />
  </SiteProvider>
);

describe('Toaster', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  it('is empty in the server’s HTML: screen readers only watch elements present from the start', () => {
    toasts.show({ status: 'ok', message: 'Somebody else’s.' });
    const html = renderToString(page);
    expect(html).toContain('<div role="status"></div>');
    expect(html).not.toContain('Somebody');
  });

  it('shows toasts from any part of the page, and failures as alerts', () => {
    render(page);
    act(() => void toasts.show({ status: 'info', message: 'It is on its way.' }));
    expect(screen.getByRole('status').textContent).toBe('It is on its way.');
    act(() => void toasts.show({ status: 'stop', message: 'It got lost.' }));
    expect(screen.getByRole('alert').textContent).toBe('It got lost.');
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('spec §8, §9: a toast of 10 seconds stays 10 seconds', () => {
    render(page);
    act(() => void toasts.show({ status: 'ok', message: 'Submitted!', duration: 10_000 }));
    const state = () => screen.getByRole('status').firstElementChild?.getAttribute('data-state');
    act(() => void vi.advanceTimersByTime(9999));
    expect(state()).toBe('added');
    act(() => void vi.advanceTimersByTime(1));
    expect(state()).toBe('removed');
  });
});
