import { describe, expect, it } from 'vitest';
import { pageWords } from './page-words.ts';

const text = (markdown: string) => pageWords({ blocks: [{ kind: 'rich-text', text: markdown }] });

describe('docs/decisions.md §4: searchable text of a page', () => {
  it('includes the text of every block, without internal values', () => {
    const blocks = [
      { kind: 'hero', title: 'A plate', lead: 'Any state.', button: 'Find it', way: 'plate', ways: [] },
      { kind: 'pricing', title: 'What it costs', product: 'sticker' },
      { kind: 'page-head', title: 'Terms', updated: '2026-11-20' },
    ] as const satisfies readonly object[];
    expect(pageWords({ blocks: structuredClone(blocks) as never })).toBe(
      'A plate Any state. Find it What it costs Terms',
    );
  });

  it('includes rich text without its markup', () => {
    expect(text('## What we keep\n\n- your **email**\n1. a [page](/a)\n\n> quoted')).toBe(
      'What we keep your email a page quoted',
    );
    expect(text('|a|b|\n|1|<b>2</b>|')).toBe('a b 1 2');
  });

  it.each(['<', '](', '[', '*', '> '])('takes negligible time for 100 kB of %j', (piece) => {
    const started = performance.now();
    text(piece.repeat(100_000 / piece.length));
    expect(performance.now() - started).toBeLessThan(1_000);
  });
});
