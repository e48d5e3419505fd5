import { say, type Words } from '@vinlore/vehicle-domain';
import { blockExists, type LabelBlock, type LabelCriteria } from '../label-blocks.ts';
import type { StickerData } from '../sticker-data.ts';
import type { StickerLanguage } from '../sticker-values.ts';

type Blocks = Pick<
  StickerData,
  'layout' | 'colors' | 'options' | 'price' | 'fuelEconomy' | 'safety' | 'partsContent' | 'plate'
>;

const labelBlocks: readonly (readonly [LabelBlock, keyof Blocks, Words])[] = [
  ['price', 'price', say('Price and destination charge', 'Precio y cargo de envío')],
  ['fuel-economy', 'fuelEconomy', say('Fuel economy', 'Consumo de combustible')],
  ['safety-ratings', 'safety', say('Government safety ratings', 'Calificaciones de seguridad del gobierno')],
  ['parts-content', 'partsContent', say('Parts content', 'Origen de las piezas')],
];

/** What the sticker does not have, and what this vehicle's own label or plate told: only blocks of its era. */
export function notKnown(blocks: Blocks, vehicle: LabelCriteria, language: StickerLanguage): string[] {
  const missing = [
    ...missingColors(blocks.colors),
    ...(blocks.options.length > 0 ? [] : [say('Options and packages', 'Opciones y paquetes')]),
    ...(blocks.layout === 'build-sheet' && !blocks.plate
      ? [say('Paint, trim and axle codes', 'Códigos de pintura, interior y eje')]
      : []),
    ...labelBlocks.filter(([block, key]) => !blocks[key] && blockExists(block, vehicle)).map(([, , words]) => words),
  ];
  return missing.map((words) => words[language]);
}

/** Where one color stands on the sheet, only the other one is missing. */
function missingColors(colors: StickerData['colors']): readonly Words[] {
  if (!colors?.exterior && !colors?.interior) return [say('Colors', 'Colores')];
  if (!colors.exterior) return [say('Exterior color', 'Color exterior')];
  return colors.interior ? [] : [say('Interior color', 'Color interior')];
}
