import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { workspaceRoot } from '../workspace-root.ts';
import { paperFonts } from './fonts.ts';
import { lineCounter, textWidth, type TextWeight } from './text-width.ts';

const root = workspaceRoot();
const compiler = NodeCompiler.create({
  workspace: root,
  fontArgs: [{ fontBlobs: paperFonts(root).map((file) => readFileSync(file)) }],
});

const numbers: Record<TextWeight, number> = { regular: 400, semibold: 600, bold: 700 };

/** Typst's own measurement, in em and in lines. */
function typst(text: string, ems: number, weight: TextWeight): { width: number; lines: number } {
  const source = `
#set text(font: "Source Sans 3", size: 100pt, weight: ${numbers[weight]}, number-type: "lining", number-width: "tabular", hyphenate: false, overhang: false)
#set par(leading: 0pt)
#context [
  #let one = measure("X").height
  #metadata((width: measure(sys.inputs.t).width / 100pt, lines: calc.round(measure(block(width: ${ems * 100}pt, sys.inputs.t)).height / one)))<measured>
]`;
  const [measured] = compiler.query(
    { mainFileContent: source, inputs: { t: text } },
    { selector: '<measured>', field: 'value' },
  ) as { width: number; lines: number }[];
  return measured!;
}

const weights = Object.keys(numbers) as TextWeight[];
const words = fc
  .array(fc.stringMatching(/^(?:[A-Za-z0-9áéíóúñÁÉÑ]{1,14}[,.:]?|\([A-Z]{2,5}\)|[0-9]{1,3}\.[0-9] (?:in|lb|mph))$/u), {
    minLength: 1,
    maxLength: 12,
  })
  .map((list) => list.join(' '));

describe('text measured without typesetting', () => {
  test.each(weights)('is as wide as Typst sets it, or up to 4 % wider (%s)', (weight) => {
    for (const text of [
      'Front airbags: Driver and passenger',
      'Transmisión automática de 10 velocidades',
      '3,001–4,000 lb',
    ]) {
      const { width } = typst(text, 100, weight);
      expect(textWidth(text, weight) / width).toBeGreaterThanOrEqual(0.999);
      expect(textWidth(text, weight) / width).toBeLessThan(1.04);
    }
  });

  test.each(weights)('never takes more lines than calculated, whatever the text (%s)', (weight) => {
    fc.assert(
      fc.property(words, fc.integer({ min: 9, max: 40 }), (text, ems) => {
        expect(typst(text, ems, weight).lines).toBeLessThanOrEqual(lineCounter([text, weight])(ems));
      }),
      { numRuns: 60 },
    );
  });

  test('counts a line for each column that a long word fills', () => {
    expect(lineCounter(['W'.repeat(60), 'regular'])(10)).toBe(Math.ceil(textWidth('W'.repeat(60)) / 10));
    expect(lineCounter(['', 'regular'])(10)).toBe(1);
  });
});
