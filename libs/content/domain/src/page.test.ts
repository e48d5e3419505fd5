import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BLOCK_KINDS, ContentError, parsePage, sampleVins } from './index.ts';

const steps = { kind: 'steps', title: 'How', steps: [1, 2].map((n) => ({ title: `Step ${n}`, text: 'Do it.' })) };
const never = () => expect.unreachable('no block is unknown');

describe('a page of the site', () => {
  it('spec §9: has the defaults of the content system where its metadata is missing', () => {
    expect(parsePage({ path: '/', blocks: [] }, never).meta).toEqual({
      title: 'Default Title',
      description: 'Default Description',
      keywords: 'Default Keywords',
      canonicalURL: null,
      metaRobots: null,
      structuredData: null,
    });
  });

  it('leaves out a block of an unknown kind, says so, and keeps the others', () => {
    const told: [string, number][] = [];
    const page = parsePage({ path: '/', blocks: [{ kind: 'carousel', speed: 9 }, steps] }, (...unknown) =>
      told.push(unknown),
    );
    expect(page.blocks.map((block) => block.kind)).toEqual(['steps']);
    expect(told).toEqual([['carousel', 0]]);
  });

  it('names the field of a block that is wrong', () => {
    const wrong = { ...steps, steps: [{ title: 'One', text: 'Do it.' }, { title: 'Two' }] };
    expect(() => parsePage({ path: '/', blocks: [steps, wrong] }, never)).toThrow(
      expect.objectContaining({ name: 'ContentError', field: 'blocks.1.steps.1.text' }),
    );
  });

  it('refuses whatever else it is given with a ContentError and nothing but that', () => {
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

  it('asks for each sample VIN once', () => {
    const anatomy = { kind: 'anatomy', title: 'a', lead: 'b', sampleVin: '4T1BF1FK0CU000108' };
    const page = parsePage({ path: '/', blocks: [anatomy, steps, anatomy] }, never);
    expect(sampleVins(page.blocks)).toEqual(['4T1BF1FK0CU000108']);
  });
});
