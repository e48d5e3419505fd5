import type { StickerTextKey } from '../messages/index.ts';
import { blockExists, type LabelBlock, type LabelCriteria } from '../label-blocks.ts';
import type { StickerData } from '../sticker-data.ts';
import type { StickerLanguage } from '../sticker-values.ts';
import { textOf } from '../texts.ts';

type Blocks = Pick<
  StickerData,
  'layout' | 'colors' | 'options' | 'price' | 'fuelEconomy' | 'safety' | 'partsContent' | 'plate'
>;

const labelBlocks: readonly (readonly [LabelBlock, keyof Blocks, StickerTextKey])[] = [
  ['price', 'price', 'missing.price'],
  ['fuel-economy', 'fuelEconomy', 'missing.fuelEconomy'],
  ['safety-ratings', 'safety', 'missing.safety'],
  ['parts-content', 'partsContent', 'missing.partsContent'],
];

/** Returns what the sticker lacks and the vehicle's own label or plate had; only blocks of its era. */
export function notKnown(blocks: Blocks, vehicle: LabelCriteria, language: StickerLanguage): string[] {
  const missing: StickerTextKey[] = [
    ...missingColors(blocks.colors),
    ...(blocks.options.length > 0 ? [] : (['missing.options'] as const)),
    ...(blocks.layout === 'build-sheet' && !blocks.plate ? (['missing.codes'] as const) : []),
    ...labelBlocks.filter(([block, key]) => !blocks[key] && blockExists(block, vehicle)).map(([, , words]) => words),
  ];
  return missing.map((key) => textOf(key, language));
}

/** Returns the missing colors: if one is printed, only the other. */
function missingColors(colors: StickerData['colors']): readonly StickerTextKey[] {
  if (!colors?.exterior && !colors?.interior) return ['missing.colors'];
  if (!colors.exterior) return ['missing.exterior'];
  return colors.interior ? [] : ['missing.interior'];
}
