import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diffDocuments } from './diff-documents.ts';
import { isSame } from './json.ts';
import { anyDocument } from './testing/arbitrary-documents.ts';

const rich = (title: string, text: string) => ({ kind: 'rich-text', title, text });
const page = (...blocks: readonly object[]) => ({ title: 'Recalls', meta: { title: 'Recalls' }, blocks });

describe('document diff', () => {
  it('reports added, removed, moved, and changed blocks with their fields', () => {
    const before = page(rich('One', 'a b c'), rich('Two', 'd e f'), rich('Three', 'g h i'), {
      kind: 'reviews',
      title: 'R',
    });
    const after = page(rich('Three', 'g h i'), rich('One', 'a b x'), rich('Two', 'd e f'), {
      kind: 'pricing',
      title: 'P',
    });
    expect(diffDocuments(before, after)).toEqual({
      fields: [],
      blocks: [
        { kind: 'rich-text', before: 2, after: 0, isMoved: true, fields: [] },
        {
          ...{ kind: 'rich-text', before: 0, after: 1, isMoved: false },
          fields: [{ place: ['text'], before: 'a b c', after: 'a b x' }],
        },
        {
          ...{ kind: 'pricing', before: null, after: 3, isMoved: false },
          fields: [
            { place: ['kind'], before: undefined, after: 'pricing' },
            { place: ['title'], before: undefined, after: 'P' },
          ],
        },
        {
          ...{ kind: 'reviews', before: 3, after: null, isMoved: false },
          fields: [
            { place: ['kind'], before: 'reviews', after: undefined },
            { place: ['title'], before: 'R', after: undefined },
          ],
        },
      ],
    });
  });

  it('reports fields outside of blocks, and entries of nested lists', () => {
    const steps = (...titles: readonly string[]) => ({ kind: 'steps', steps: titles.map((title) => ({ title })) });
    const { fields, blocks } = diffDocuments(
      { ...page(steps('Type the VIN', 'Choose', 'Pay')), title: 'Old' },
      { ...page(steps('Type the VIN', 'Pay')), title: 'New' },
    );
    expect(fields).toEqual([{ place: ['title'], before: 'Old', after: 'New' }]);
    expect(blocks.map((each) => each.fields)).toEqual([
      [{ place: ['steps', 1, 'title'], before: 'Choose', after: undefined }],
    ]);
  });

  it('is empty for equal documents and never empty for different ones', () => {
    fc.assert(
      fc.property(anyDocument, anyDocument, (one, other) => {
        expect(diffDocuments(one, structuredClone(one))).toEqual({ fields: [], blocks: [] });
        const { fields, blocks } = diffDocuments(one, other);
        const same = isSame(one, other);
        expect(same || fields.length + blocks.length > 0).toBe(true);
      }),
    );
  });
});
