import { PictureNameSchema } from '@vinlore/content-domain';
import fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { nameOfFile } from './name-of-file.ts';

it('turns a file name into an image name that pages can use', () => {
  expect(nameOfFile('Über uns (1).PNG')).toBe('uber-uns-1.png');
  expect(nameOfFile('año_1965.jpeg')).toBe('ano-1965.jpeg');
  expect(nameOfFile('???.webp')).toBe('picture.webp');
  expect(nameOfFile('notes.txt')).toBe('');
  fc.assert(
    fc.property(fc.string(), (stem) => {
      expect(v.is(PictureNameSchema, nameOfFile(`${stem}.png`))).toBe(true);
    }),
  );
});
