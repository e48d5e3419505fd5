import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { useMainFocus } from './use-main-focus.ts';

afterEach(cleanup);

function Page({ pathname, first }: { readonly pathname: string; readonly first: boolean }) {
  useMainFocus(pathname);
  return (
    <main id="main" tabIndex={-1}>
      <input {...(first && { 'data-first-field': '' })} />
    </main>
  );
}

describe('after navigation to another page', () => {
  it('focuses the main content', () => {
    const { rerender } = render(<Page pathname="/one" first={false} />);
    expect(document.activeElement).toBe(document.body);
    rerender(<Page pathname="/two" first={false} />);
    expect(document.activeElement?.id).toBe('main');
  });

  it('focuses the page’s first field instead, if one is marked', () => {
    const { rerender, getByRole } = render(<Page pathname="/one" first />);
    rerender(<Page pathname="/two" first />);
    expect(document.activeElement).toBe(getByRole('textbox'));
  });
});
