import { unprintable } from '@vinlore/documents';
import type { StickerSelection } from '@vinlore/sticker-domain';
import type { DraftFault } from './draft.ts';

/** Returns the first unprintable text of a selection, or null. */
export function unprintableText(
  selection: StickerSelection | null,
): Extract<DraftFault, { fault: 'unprintable' }> | null {
  for (const text of selection ? textsOf(selection) : []) {
    const characters = unprintable(text);
    if (characters.length > 0) return { fault: 'unprintable', text, characters };
  }
  return null;
}

function textsOf({ trim, style, colors, packages, plate }: StickerSelection): readonly string[] {
  const ofColor = (color: (typeof colors)['exterior']) => (color ? [color.name, color.code ?? ''] : []);
  return [
    ...[trim, style],
    ...[...ofColor(colors.exterior), ...ofColor(colors.interior)],
    ...packages.flatMap(({ category_name, data }) => [
      category_name,
      ...data.flatMap(({ name, code }) => [name, code ?? '']),
    ]),
    ...[...plate.lines, ...Object.values(plate.codes)],
  ];
}
