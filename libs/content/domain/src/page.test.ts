import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BLOCK_KINDS, ContentError, parsePage, sampleVins } from './index.ts';

const steps = { kind: 'steps', title: 'How', steps: [1, 2].map((n) => ({ title: `Step ${n}`, text: 'Do it.' })) };
const never = () => expect.unreachable('no block is unknown');

describe('parsing a page', () => {
  it('spec §9: fills missing metadata with the content system’s defaults', () => {
    expect(parsePage({ path: '/', blocks: [] }, never).meta).toEqual({
      title: 'Default Title',
      description: 'Default Description',
      keywords: 'Default Keywords',
      canonicalURL: null,
      metaRobots: null,
      structuredData: null,
    });
  });

  it('skips a block of an unknown kind, reports it, and keeps the others', () => {
    const told: [string, number][] = [];
    const page = parsePage({ path: '/', blocks: [{ kind: 'carousel', speed: 9 }, steps] }, (...unknown) =>
      told.push(unknown),
    );
    expect(page.blocks.map((block) => block.kind)).toEqual(['steps']);
    expect(told).toEqual([['carousel', 0]]);
  });

  it('names the invalid field of a block', () => {
    const wrong = { ...steps, steps: [{ title: 'One', text: 'Do it.' }, { title: 'Two' }] };
    expect(() => parsePage({ path: '/', blocks: [steps, wrong] }, never)).toThrow(
      expect.objectContaining({ name: 'ContentError', field: 'blocks.1.steps.1.text' }),
    );
  });

  it('rejects any other input with a ContentError and nothing else', () => {
    fc.assert(
      fc.property(fc.anything(), fc.constantFrom(...BLOCK_KINDS), (raw, kind) => {
        for (const record of [raw, { path: '/', blocks: [{ ...Object(raw), kind }] }])
          try {
            parsePage(record, () => {});
          } catch (error) {
            expect(error).toBeInstanceOf(ContentError);
          }
      }),
    );
  });

  it('lists each sample VIN once', () => {
    const anatomy = { kind: 'anatomy', title: 'a', lead: 'b', sampleVin: '4T1BF1FK0CU000108' };
    const page = parsePage({ path: '/', blocks: [anatomy, steps, anatomy] }, never);
    expect(sampleVins(page.blocks)).toEqual(['4T1BF1FK0CU000108']);
  });
});
