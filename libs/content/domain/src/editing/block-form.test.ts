import { describe, expect, it } from 'vitest';
import { BLOCK_KINDS } from '../blocks.ts';
import { blankBlock, blockForm, type FormField } from './block-form.ts';
import { pageFaults } from './faults.ts';

const document = (blocks: object[]) => ({
  title: 'Recalls',
  sortOrder: 100,
  meta: { title: 'Recalls', description: 'Open recalls.' },
  blocks: blocks as { kind: string }[],
});

describe('block forms', () => {
  it.each(BLOCK_KINDS)('%s gets its fields from its schema, and a blank one lacks only text', (kind) => {
    expect(blockForm(kind)!.length).toBeGreaterThan(1);
    const faults = pageFaults(document([blankBlock(kind)]));
    expect(faults.filter(({ fault }) => fault !== 'missing')).toEqual([]);
  });

  it('recognizes texts, choices, lists, and groups', () => {
    const named = (fields: readonly FormField[], name: string) => fields.find((each) => each.name === name)!;
    const hero = blockForm('hero')!;
    expect(named(hero, 'title')).toEqual({ form: 'text', name: 'title', required: true, look: 'line' });
    expect(named(hero, 'way')).toMatchObject({ form: 'choice', required: false, options: ['vin', 'plate', 'name'] });
    expect(named(hero, 'ways')).toMatchObject({ form: 'list', least: 0 });
    expect(named(blockForm('steps')!, 'layout')).toMatchObject({ usual: 'row' });
    expect(named(blockForm('steps')!, 'steps')).toMatchObject({ form: 'list', least: 2 });
    expect(named(blockForm('call-to-action')!, 'action')).toMatchObject({ form: 'group', required: true });
    expect(named(blockForm('ledger')!, 'known')).toMatchObject({
      fields: [
        { form: 'text', name: 'title' },
        { form: 'list', name: 'items', fields: null },
      ],
    });
    expect(named(blockForm('rich-text')!, 'text')).toMatchObject({ look: 'markdown' });
    expect(hero.at(-1)).toMatchObject({ name: 'id', look: 'anchor' });
    expect(blockForm('carousel')).toBeNull();
  });
});

describe('errors in a document', () => {
  it.each([
    [
      'an action without a link',
      { kind: 'call-to-action', title: 'T', text: 'X', action: { label: 'Go', href: 'www' } },
      'blocks.0.action.href',
      'link',
    ],
    ['an image without alt text', { kind: 'figure', image: 'a.png', alt: '' }, 'blocks.0.alt', 'missing'],
    ['whitespace-only text', { kind: 'rich-text', text: '  ' }, 'blocks.0.text', 'missing'],
    ['an invalid VIN', { kind: 'anatomy', title: 'T', lead: 'L', sampleVin: 'ABC' }, 'blocks.0.sampleVin', 'vin'],
    ['an invalid date', { kind: 'page-head', title: 'T', updated: 'May' }, 'blocks.0.updated', 'day'],
    ['an anchor with a space', { kind: 'reviews', title: 'T', id: 'two words' }, 'blocks.0.id', 'anchor'],
    ['a single step', { kind: 'steps', title: 'T', steps: [{ title: 'T', text: 'X' }] }, 'blocks.0.steps', 'few'],
    ['an unknown product', { kind: 'pricing', title: 'T', product: 'car' }, 'blocks.0.product', 'choice'],
    ['a text that is too long', { kind: 'rich-text', text: 'x'.repeat(100_001) }, 'blocks.0.text', 'long'],
    ['an unknown block', { kind: 'carousel' }, 'blocks.0', 'unknown'],
  ])('reports %s at its field', (_case, block, path, fault) => {
    expect(pageFaults(document([block]))).toEqual([{ path, fault }]);
  });

  it('requires the search metadata, at least one block, and unique anchors', () => {
    expect(pageFaults({ ...document([]), title: ' ', meta: { structuredData: '{' } })).toEqual([
      { path: 'title', fault: 'missing' },
      { path: 'meta.title', fault: 'missing' },
      { path: 'meta.description', fault: 'missing' },
      { path: 'meta.structuredData', fault: 'structured' },
      { path: 'blocks', fault: 'few' },
    ]);
    const reviews = { kind: 'reviews', title: 'T', id: 'said' };
    expect(pageFaults(document([reviews, reviews]))).toEqual([{ path: 'blocks.1.id', fault: 'twice' }]);
  });
});
