import { type BlockView, type StickerData, stickerView } from '@vinlore/sticker-domain';
import { fullSticker } from '@vinlore/sticker-domain/testing';
import { afterAll, describe, expect, test } from 'vitest';
import { madeUpClassic, madeUpLabel, madeUpPre1996 } from './made-up-labels.ts';
import { openPress, plain } from './testing/sheets.ts';

const { close, set } = openPress();
afterAll(close);

/** Lists equipment by name, as on a manufacturer's label. */
const isFitted = (value: string) => ['Standard', 'De serie'].includes(value);

/** Returns the text a block must contain: the figure if it's set apart, else the value. */
const saidOf = ({ key, title, twin, sections }: BlockView) => [
  // Strips under the name and the dealer's offer have no titles.
  ...(['spec', 'colors', 'delivery', 'offer', 'fuelEconomy'].includes(key) ? [] : [title, twin]),
  ...sections.flatMap(({ title: section, lines }) => [
    section,
    ...lines
      .filter(({ offLabel }) => !offLabel)
      .flatMap(({ label, code = '', figure, value, unit = '' }) => [
        code,
        key === 'equipment' && isFitted(value) ? label : (figure ?? value),
        figure && unit !== 'g/mi' ? unit : '',
      ]),
  ]),
];

async function missing(sticker: StickerData): Promise<string[]> {
  const { text, alternatives } = await set(sticker);
  const bare = (words: string) => plain(words).replaceAll(/\s/gu, '');
  const paper = bare([text, ...alternatives].join(' '));
  const { blocks, dealer, about, notKnown, sources, ...view } = stickerView(sticker);
  const others = [
    ...[view.name, view.reconstruction, view.title, view.subtitle, view.number, view.madeOn, view.verify.text],
    ...(dealer ? [dealer.title, dealer.name, ...dealer.address, ...dealer.contact] : []),
    ...[...about.notes, ...notKnown.things, ...sources.map(({ words }) => words)],
  ];
  return [...blocks.flatMap(saidOf), ...others].filter((words) => !paper.includes(bare(words)));
}

describe('docs/decisions.md §5: the document contains every section of the view', () => {
  // Blocks without their own place in a layout are placed among the equipment.
  const twoNumbers = { ...fullSticker.fuelEconomy!, style: 'two-number' } as const;
  const full = [
    fullSticker,
    { ...fullSticker, layout: 'pre-1996', fuelEconomy: twoNumbers, safety: null, partsContent: null },
    { ...fullSticker, layout: 'build-sheet' },
  ] as const;
  const each = [
    ...full.map((sticker) => [`${sticker.layout} with a text in every key`, sticker] as const),
    ['a label as it is made', madeUpLabel()],
    ['a label of before 1996', madeUpPre1996()],
    ['a classic’s build sheet', madeUpClassic()],
  ] as const;

  test.each(each)('%s', async (_, sticker) => {
    for (const language of ['en', 'es'] as const) expect(await missing({ ...sticker, language })).toEqual([]);
  });

  test("shows a plug-in hybrid's electricity use even if EPA lists no savings", async () => {
    const { fuelEconomy } = madeUpLabel();
    const hybrid = { ...fuelEconomy!, electric: { combined: 105, kwhPer100: 32, rangeMiles: 25 }, save: null };
    expect(await missing(madeUpLabel({ fuelEconomy: hybrid }))).toEqual([]);
  });
});
