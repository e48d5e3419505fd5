import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx';

afterEach(cleanup);

/** Renders a field; returns its input and its descriptions in reading order. */
function show(props: Partial<FieldFrameProps> = {}) {
  render(
    <FieldFrame id="plate" label="Plate" {...props}>
      {(ties) => <input {...ties} />}
    </FieldFrame>,
  );
  const input = screen.getByRole('textbox');
  const described = input.getAttribute('aria-describedby')?.split(' ') ?? [];
  return { input, described: described.map((id) => document.getElementById(id)?.textContent) };
}

describe('FieldFrame', () => {
  it('names the input by its label only, if there is no hint or error', () => {
    const { input, described } = show();
    expect(screen.getByLabelText('Plate')).toBe(input);
    expect(described).toEqual([]);
    expect([input.hasAttribute('aria-describedby'), input.hasAttribute('aria-invalid')]).toEqual([false, false]);
  });

  it('marks an optional field next to the label', () => {
    const { input } = show({ optional: 'optional' });
    expect(screen.getByLabelText('Plate (optional)')).toBe(input);
  });

  it('describes the input by the hint, then by the error', () => {
    const { input, described } = show({ hint: 'As on the car', error: 'Too long.' });
    expect(described).toEqual(['As on the car', 'Too long.']);
    expect(input.getAttribute('aria-invalid')).toBe('true');
  });
});
