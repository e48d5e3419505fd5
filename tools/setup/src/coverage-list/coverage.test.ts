import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { at } from '../workspace.mjs';
import { COVERAGE, coverSpecification, namesIn } from './coverage.mjs';
import { decisionParagraphs } from './decisions.mjs';
import { joinPairs, readPairs } from './pairs.mjs';
import { statementsOf } from './statements.mjs';
import { testTitles } from './test-titles.mjs';

describe('docs/specification-coverage.md', () => {
  const { document, problems } = coverSpecification();

  it('pairs each statement of the specification with a test or a decision', () => {
    expect(problems).toEqual([]);
  });

  it('matches the output of `node tools/setup/specification-coverage.mjs`', () => {
    expect(readFileSync(at(COVERAGE), 'utf8')).toBe(document);
  });
});

const SPECIFICATION = `
# Intro

Says how to read it. It counts as nothing.

## 1. What it does

- **Functions.** A person can:
  - decode a VIN;
  - check
    recalls.
- **Chat.** It is hidden. Its group is 0. The error is "Enter a message." Then it ends (see [Decision 4](d.md). Really).

## 2. Fields

| Field  | Meaning         |
| ------ | --------------- |
| \`name\` | a name. Or two. |

### User

\`id\`, \`email\` (one, or none), and the flags \`a\`, \`b\`. It has no more.

It reads: \`one\`, \`two\`, \`three\`, and \`four\`, which falls back. \`Model\` is not a list: \`x\`, \`y\`.
`;

describe('statements', () => {
  const statements = statementsOf(SPECIFICATION);

  it('are sentences, list items, rows, and list terms, in order', () => {
    expect(statements.map(({ id, text }) => `${id} ${text}`)).toEqual([
      '§1.functions-a-person-can/decode-a-vin **Functions.** A person can: decode a VIN;',
      '§1.functions-a-person-can/check-recalls **Functions.** A person can: check recalls.',
      '§1.chat-it-is-hidden **Chat.** It is hidden.',
      '§1.its-group-is-0 Its group is 0.',
      '§1.the-error-is-enter-a-message The error is "Enter a message."',
      '§1.then-it-ends-see-decision-4-really Then it ends (see [Decision 4](d.md). Really).',
      '§2/name `name` – a name. Or two.',
      '§2.user/id `id`',
      '§2.user/email-one-or-none `email` (one, or none)',
      '§2.user/the-flags-a the flags `a`',
      '§2.user/b `b`',
      '§2.user.it-has-no-more It has no more.',
      '§2.user.it-reads It reads:',
      '§2.user.it-reads/one `one`',
      '§2.user.it-reads/two `two`',
      '§2.user.it-reads/three `three`',
      '§2.user.it-reads/four-which-falls-back `four`, which falls back',
      '§2.user.model-is-not-a-list-x-y `Model` is not a list: `x`, `y`.',
    ]);
  });

  it('change their hash but keep their id when reworded', () => {
    const [, , , , , , , , , , , ...rest] = statementsOf(SPECIFICATION.replace('no more', 'no more of them'));
    expect(rest[0]!.id).toBe('§2.user.it-has-no-more-of-them');
    const edited = statementsOf(SPECIFICATION.replace('a name. Or two', 'a name. Or three'))[6]!;
    expect([edited.id, edited.hash === statements[6]!.hash]).toEqual(['§2/name', false]);
  });

  it('have as terms exactly code spans, quotes, and numbers of three digits', () => {
    expect(namesIn('`a` and "B c" in 300 ms, not 20, see [`x` 404](y.md#500), as "HTTP {code}!"')).toEqual([
      'a',
      'B c',
      'HTTP',
      '!',
      '300',
    ]);
  });
});

describe('pairs', () => {
  const statements = statementsOf(SPECIFICATION);
  const pairs = readPairs(
    '# note\n§2.user/* 1\n  a.test.ts › spec: x › y\n§2.user/b 2\n  docs/decisions.md §4 › User.\n',
  );

  it('are parsed with their holders', () => {
    expect(pairs.map(({ holders }) => holders)).toEqual([
      [{ place: 'a.test.ts', start: 'spec: x › y' }],
      [{ place: 'docs/decisions.md §4', start: 'User.' }],
    ]);
  });

  it('for a whole list exclude items with their own pair', () => {
    const [list, own] = joinPairs(pairs, statements);
    expect(list!.held.map(({ text }) => text)).toEqual(['`id`', '`email` (one, or none)', 'the flags `a`']);
    expect(own!.held.map(({ text }) => text)).toEqual(['`b`']);
  });
});

it('finds the titles of tests that run, as written', () => {
  const text = [
    "describe('a', () => { it('b', run); it.each([1])('c %s', run); test.describe(`d ${x}`, run); });",
    "it.skip('never', run); test.todo('later'); lookingTest('e', run); describe.skip('f', () => it('g', run)); run('h');",
  ].join('\n');
  expect(testTitles('x.test.ts', text)).toEqual(['a', 'b', 'c %s', 'd ${x}', 'e']);
});

it('finds paragraphs, items, and rows of the decisions', () => {
  const markdown = '# D\n\n## 1. One\n\n- **A.** Is\n  `a`.\n- B\n\n| x | y |\n\n## 2. Two\n\nText.\n';
  const found = decisionParagraphs(markdown);
  expect(found.get('1')).toEqual(['1. One', 'A. Is a.', 'B', 'x | y |']);
  expect(found.get('2')).toEqual(['2. Two', 'Text.']);
});
