import { describe, expect, it } from 'vitest';
import { fromPayloadBlock, toPayloadBlock } from './index.ts';

const steps = { kind: 'steps', id: 'how', title: 'How', steps: [{ title: 'One', text: 'Do it.' }] };

describe('converting blocks between Payload and our format', () => {
  it('round-trips', () => {
    expect(toPayloadBlock(steps)).toMatchObject({ blockType: 'steps', anchor: 'how' });
    expect(fromPayloadBlock(toPayloadBlock(steps))).toEqual(steps);
  });

  it('drops what Payload adds: row ids, block names, empty fields', () => {
    const rows = [{ id: '66f0a', title: 'One', text: 'Do it.', tag: null }];
    const block = {
      id: '66f0',
      blockName: 'Steps',
      blockType: 'steps',
      anchor: 'how',
      title: 'How',
      lead: null,
      steps: rows,
    };
    expect(fromPayloadBlock(block)).toEqual(steps);
  });

  it('leaves blocks in our format, and non-blocks, unchanged', () => {
    for (const each of [steps, null, 7, 'hero', []]) expect(fromPayloadBlock(each)).toBe(each);
  });
});
