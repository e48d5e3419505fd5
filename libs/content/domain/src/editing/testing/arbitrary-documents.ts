import fc from 'fast-check';
import type { JsonRecord } from '../json.ts';

const words = fc.stringMatching(/^[a-e]{1,3}(?: [a-e]{1,3}){0,3}$/);

const block = fc.oneof(
  fc.record({ kind: fc.constant('rich-text'), title: words, text: words }, { requiredKeys: ['kind', 'text'] }),
  fc.record({
    kind: fc.constant('questions'),
    title: words,
    items: fc.array(fc.record({ question: words, answer: words }), { maxLength: 4 }),
  }),
  fc.record({
    kind: fc.constant('ledger'),
    title: words,
    known: fc.record({ title: words, items: fc.array(words, { maxLength: 4 }) }),
  }),
);

/** Arbitrary pages from a small vocabulary, so that two of them have much in common. */
export const anyDocument: fc.Arbitrary<JsonRecord> = fc.record({
  title: words,
  meta: fc.record({ title: words, description: words }, { requiredKeys: ['title'] }),
  blocks: fc.array(block, { maxLength: 5 }),
});

/** A document and two people's versions: each replaced, removed, moved, and added blocks. */
export const threeDocuments = anyDocument.chain((base) =>
  fc.record({
    base: fc.constant(base),
    mine: edited(base),
    theirs: edited(base),
  }),
);

const fieldsOfBlock = (given: JsonRecord) =>
  block.map((other) => ({ ...given, ...(given['kind'] === other.kind ? other : {}) }));

function edited(base: JsonRecord): fc.Arbitrary<JsonRecord> {
  const blocks = base['blocks'] as readonly JsonRecord[];
  const kept = fc.tuple(...blocks.map((each) => fc.oneof(fc.constant(each), fieldsOfBlock(each), fc.constant(null))));
  const head = fc.oneof(
    fc.constant({}),
    anyDocument.map(({ title, meta }) => ({ title, meta })),
  );
  return fc.tuple(head, kept, fc.array(block, { maxLength: 2 }), fc.boolean()).map(([top, left, added, turned]) => {
    const list = [...left.filter((each) => each !== null), ...added];
    return { ...base, ...top, blocks: turned ? list.toReversed() : list };
  });
}
