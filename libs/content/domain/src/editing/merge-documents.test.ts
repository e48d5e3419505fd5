import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSame, type JsonRecord, valueAtPlace } from './json.ts';
import { mergeDocuments, settleConflicts } from './merge-documents.ts';
import { anyDocument, threeDocuments } from './testing/arbitrary-documents.ts';

const rich = (title: string, text: string) => ({ kind: 'rich-text', title, text });
const nothing = { conflicts: [], orders: [] };
const page = (...blocks: readonly object[]) => ({ title: 'Recalls', meta: { title: 'Recalls' }, blocks });

/** All texts in a value except block kinds. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, each]) => (field === 'kind' ? [] : textsOf(each)));
}

describe('merging two people’s changes', () => {
  it('merges changes to different blocks and fields', () => {
    const base = page(rich('One', 'First words'), rich('Two', 'Second words'));
    const mine = page(rich('One', 'My first words'), rich('Two', 'Second words'));
    const theirs = page(rich('One', 'First words'), rich('Two, new', 'Second words'));
    expect(mergeDocuments(base, mine, theirs)).toEqual({
      merged: page(rich('One', 'My first words'), rich('Two, new', 'Second words')),
      ...nothing,
    });
  });

  it('reports a conflict if both changed one text, with both versions and the base', () => {
    const base = page(rich('One', 'Old words'));
    const merged = mergeDocuments(base, page(rich('One', 'My words')), page(rich('One', 'Their words')));
    expect(merged.conflicts).toEqual([
      { place: ['blocks', 0, 'text'], base: 'Old words', mine: 'My words', theirs: 'Their words' },
    ]);
    expect(settleConflicts(merged, ['Our words'])).toEqual(page(rich('One', 'Our words')));
  });

  it('follows a block that one moved while the other edited it', () => {
    const [one, two, three] = [rich('One', 'a b c'), rich('Two', 'd e f'), rich('Three', 'g h i')];
    const merged = mergeDocuments(page(one, two, three), page(three, one, two), page(one, two, rich('Three', 'new')));
    expect(merged).toEqual({ merged: page(rich('Three', 'new'), one, two), ...nothing });
  });

  it('asks whose order to keep if both reordered, without losing an edit, an addition, or a removal', () => {
    const [one, two, three] = [rich('One', 'a b c'), rich('Two', 'd e f'), rich('Three', 'g h i')];
    const [mineAdded, twoByMe, twoByThem] = [rich('Mine', 'x'), rich('Two', 'my d'), rich('Two', 'their d')];
    const all = mergeDocuments(
      page(one, two, three),
      page(twoByMe, one, three, mineAdded),
      page(three, twoByThem, rich('One', 'new words')),
    );
    expect(all.merged).toEqual(page(twoByMe, rich('One', 'new words'), three, mineAdded));
    expect(all.orders).toEqual([{ place: ['blocks'], theirs: [2, 3, 0, 1] }]);
    const settle = (text: string | undefined, order: 'mine' | 'theirs') => settleConflicts(all, [text], [order]);
    const [first, ours] = [rich('One', 'new words'), rich('Two', 'our d')];
    expect(settle('our d', 'mine')).toEqual(page(ours, first, three, mineAdded));
    expect(settle('our d', 'theirs')).toEqual(page(three, mineAdded, ours, first));
    expect(() => settleConflicts(all, ['our d'])).toThrow(RangeError);
    // Removing an entry doesn't count as moving the others.
    const gone = mergeDocuments(page(one, two, three), page(three, two), page(two, rich('One', 'new'), three));
    expect(gone.conflicts).toHaveLength(1);
    expect(settleConflicts(gone, [undefined], ['theirs'])).toEqual(page(two, three));
  });

  it('reports no conflict if both chose the same order, or only one reordered', () => {
    const [one, two, three] = [rich('One', 'a b c'), rich('Two', 'd e f'), rich('Three', 'g h i')];
    const turned = page(three, two, one);
    expect(mergeDocuments(page(one, two, three), turned, page(three, two, rich('One', 'new'))).orders).toEqual([]);
    expect(mergeDocuments(page(one, two, three), turned, page(one, rich('Two', 'new'), three)).orders).toEqual([]);
  });

  it('keeps the blocks that both added, and only one of identical ones', () => {
    const one = rich('One', 'a b c');
    const [mine, theirs, both] = [rich('Mine', 'd'), rich('Theirs', 'e'), rich('Both', 'f')];
    const { merged, conflicts } = mergeDocuments(page(one), page(both, one, mine), page(one, theirs, both));
    expect(conflicts).toEqual([]);
    expect(merged.blocks).toHaveLength(4);
    for (const each of [one, mine, theirs, both]) expect(merged.blocks).toContainEqual(each);
  });

  it('removes a block that one removed; reports a conflict if the other edited it', () => {
    const [one, two] = [rich('One', 'a b c'), rich('Two', 'd e f')];
    expect(mergeDocuments(page(one, two), page(two), page(one, two)).merged).toEqual(page(two));
    const rewritten = rich('One', 'their words');
    const merged = mergeDocuments(page(one, two), page(two), page(rewritten, two));
    expect(merged.conflicts).toEqual([{ place: ['blocks', 0], base: one, mine: undefined, theirs: rewritten }]);
    expect(merged.merged).toEqual(page(rewritten, two));
    expect(settleConflicts(merged, [undefined])).toEqual(page(two));
  });

  it('resolves several conflicts in one list although one of them removes an entry', () => {
    const base = page(rich('One', 'a'), rich('Two', 'b'), rich('Three', 'c'));
    const mine = page(rich('Two', 'my b'), rich('Three', 'my c'));
    const theirs = page(rich('One', 'their a'), rich('Two', 'their b'), rich('Three', 'their c'));
    const merged = mergeDocuments(base, mine, theirs);
    expect(merged.conflicts).toHaveLength(3);
    expect(settleConflicts(merged, [undefined, 'our b', 'our c'])).toEqual(
      page(rich('Two', 'our b'), rich('Three', 'our c')),
    );
    expect(() => settleConflicts(merged, [])).toThrow(RangeError);
  });

  it('loses nobody’s text: it’s in the merged document or in a conflict', () => {
    fc.assert(
      fc.property(threeDocuments, ({ base, mine, theirs }) => {
        const { merged, conflicts } = mergeDocuments(base, mine, theirs);
        const there = new Set([...textsOf(merged), ...conflicts.flatMap((each) => textsOf([each.mine, each.theirs]))]);
        const was = new Set(textsOf(base));
        for (const text of [...textsOf(mine), ...textsOf(theirs)]) expect(was.has(text) || there.has(text)).toBe(true);
      }),
      { numRuns: 400 },
    );
  });

  it('equals the other version if one changed nothing, and has no conflict if both made the same change', () => {
    fc.assert(
      fc.property(anyDocument, anyDocument, (base, other) => {
        expect(mergeDocuments(base, base, other)).toEqual({ merged: other, ...nothing });
        expect(mergeDocuments(base, other, base)).toEqual({ merged: other, ...nothing });
        expect(mergeDocuments(base, other, other)).toEqual({ merged: other, ...nothing });
      }),
    );
  });

  it('gives each conflict a path where the merged document holds my version, or theirs if I removed it', () => {
    fc.assert(
      fc.property(threeDocuments, ({ base, mine, theirs }) => {
        const all = mergeDocuments<JsonRecord>(base, mine, theirs);
        for (const { place, mine: one, theirs: other } of all.conflicts)
          expect(isSame(valueAtPlace(all.merged, place), one ?? other)).toBe(true);
        const values = all.conflicts.map((each) => each.mine ?? each.theirs);
        const settle = (order: 'mine' | 'theirs') =>
          settleConflicts(
            all,
            values,
            all.orders.map(() => order),
          );
        expect(settle('mine')).toEqual(all.merged);
        // The other order has the same entries.
        expect(textsOf(settle('theirs')).toSorted()).toEqual(textsOf(all.merged).toSorted());
      }),
      { numRuns: 400 },
    );
  });
});
