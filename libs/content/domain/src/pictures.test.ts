import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { offeredWidths, PICTURE_WIDTHS, PictureNameSchema } from './pictures.ts';

describe('docs/decisions.md §4: image widths', () => {
  it('are 640, 750, 828, 1080, 1200, 1920, 2048 and 3840', () => {
    expect(offeredWidths(5000).map(({ named }) => named)).toEqual([640, 750, 828, 1080, 1200, 1920, 2048, 3840]);
  });

  it('never exceed the image’s own width, which is the last one offered', () => {
    expect(offeredWidths(1000)).toEqual([
      { named: 640, real: 640 },
      { named: 750, real: 750 },
      { named: 828, real: 828 },
      { named: 1080, real: 1000 },
    ]);
    expect(offeredWidths(20)).toEqual([{ named: 640, real: 20 }]);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20_000 }), (width) => {
        const offered = offeredWidths(width);
        expect(Math.max(...offered.map(({ real }) => real))).toBe(Math.min(width, 3840));
        expect(new Set(offered.map(({ real }) => real)).size).toBe(offered.length);
        for (const { named } of offered) expect(PICTURE_WIDTHS).toContain(named);
      }),
    );
  });
});

it.each(['../brand.json', 'a/b.png', '.png', 'logo.svg', 'Bild.png', 'a.png\n', `${'a'.repeat(90)}.png`, ''])(
  '%j is no name of a picture',
  (name) => expect(v.is(PictureNameSchema, name)).toBe(false),
);
