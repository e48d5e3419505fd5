import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx';

afterEach(cleanup);

/** Shows a field; gives its input and the texts that describe it, in the order in which they are read out. */
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

describe('a field’s frame', () => {
  it('names its input by the label alone, where there is no more to say', () => {
    const { input, described } = show();
    expect(screen.getByLabelText('Plate')).toBe(input);
    expect(described).toEqual([]);
    expect([input.hasAttribute('aria-describedby'), input.hasAttribute('aria-invalid')]).toEqual([false, false]);
  });

  it('says beside the label that it need not be filled in', () => {
    const { input } = show({ optional: 'optional' });
    expect(screen.getByLabelText('Plate (optional)')).toBe(input);
  });

  it('describes its input by the hint, then by the error', () => {
    const { input, described } = show({ hint: 'As on the car', error: 'Too long.' });
    expect(described).toEqual(['As on the car', 'Too long.']);
    expect(input.getAttribute('aria-invalid')).toBe('true');
  });
});
