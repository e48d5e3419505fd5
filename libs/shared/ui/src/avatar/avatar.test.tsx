import { cleanup, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { Avatar } from '../index.ts';

afterEach(cleanup);

/** Returns the text of an avatar. */
function shown(name: string | null) {
  const { container } = render(<Avatar name={name} />);
  const { textContent } = container;
  cleanup();
  return textContent;
}

describe('Avatar', () => {
  it("spec §9: the initial is 'B' when no name is given", () => {
    expect([null, '', '  '].map(shown)).toEqual(['B', 'B', 'B']);
  });

  it('shows the complete first letter of the name', () => {
    expect(['ana Gómez', ' élise', '𝒳avier'].map(shown)).toEqual(['A', 'É', '𝒳']);
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        expect(shown(name)).not.toBe('');
      }),
    );
  });

  it('shows the picture if there is one', () => {
    render(<Avatar name="Ana" image="/api-cwa/profile-image/7" label="Picture of Ana" />);
    expect(screen.getByRole('img', { name: 'Picture of Ana' }).getAttribute('src')).toBe('/api-cwa/profile-image/7');
  });

  it('has the given accessible name, and is hidden from screen readers without one', () => {
    render(
      <>
        <Avatar name="Ana" label="Ana" />
        <Avatar name="Luis" />
        <Avatar name="Eva" image="/eva.jpg" />
      </>,
    );
    expect(screen.getAllByRole('img').map((each) => each.getAttribute('aria-label'))).toEqual(['Ana']);
  });
});
