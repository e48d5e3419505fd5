import { describe, expect, it } from 'vitest';
import { fromPayloadBlock, toPayloadBlock } from './index.ts';

const steps = { kind: 'steps', id: 'how', title: 'How', steps: [{ title: 'One', text: 'Do it.' }] };

describe('blocks between Payload and us', () => {
  it('come back as they went', () => {
    expect(toPayloadBlock(steps)).toMatchObject({ blockType: 'steps', anchor: 'how' });
    expect(fromPayloadBlock(toPayloadBlock(steps))).toEqual(steps);
  });

  it('lose what Payload adds: ids of rows, names of blocks, empty fields', () => {
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

  it('are left alone where they are ours, or nothing at all', () => {
    for (const each of [steps, null, 7, 'hero', []]) expect(fromPayloadBlock(each)).toBe(each);
  });
});
