import { act, cleanup, render } from '@testing-library/react';
import type { DetachedWindowAPI } from 'happy-dom';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { useIsDesktop } from './index.ts';

const Says = () => (useIsDesktop() ? 'desktop' : 'phone');
const { happyDOM } = window as unknown as { readonly happyDOM: DetachedWindowAPI };
const resize = (width: number) => act(() => happyDOM.setViewport({ width }));

afterEach(cleanup);

describe('useIsDesktop', () => {
  it('spec §9: a desktop starts at 1024 px', () => {
    resize(1023);
    const { container } = render(<Says />);
    expect(container.textContent).toBe('phone');
    resize(1024);
    expect(container.textContent).toBe('desktop');
    resize(390);
    expect(container.textContent).toBe('phone');
  });

  it('renders for a phone on the server, where the viewport is unknown', () => {
    resize(1280);
    expect(renderToString(<Says />)).toBe('phone');
  });
});
