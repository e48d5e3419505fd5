import { describe, expect, it } from 'vitest';
import { circleIn } from './no-circular-chunks.ts';

describe('circleIn', () => {
  it('names the chunks of a circle, from any entry', () => {
    const imports = new Map([
      ['index', ['shared', 'page']],
      ['page', ['members', 'shared']],
      ['members', ['shared', 'icons']],
      ['icons', ['members']],
      ['shared', []],
    ]);
    expect(circleIn(imports)).toEqual(['members', 'icons', 'members']);
  });

  it('finds none if several share one', () => {
    const imports = new Map([
      ['index', ['shared', 'page', 'elsewhere']],
      ['page', ['shared']],
      ['shared', []],
    ]);
    expect(circleIn(imports)).toBeNull();
  });
});
