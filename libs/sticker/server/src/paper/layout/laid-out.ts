import { textWidth } from '@vinlore/documents';
import type { LineView, StickerData, StickerPaper } from '@vinlore/sticker-domain';
import { equipmentLayouts } from './equipment.ts';
import { wordsLayouts } from './words.ts';

/**
 * Returns the document with precomputed measurements: how equipment and texts can be set, and the widths of the strips' facts.
 * Measuring in Typst takes as long as the rest of the page.
 */
export function laidOut(paper: StickerPaper, layout: StickerData['layout']) {
  return {
    ...paper,
    spec: paper.spec.map(measured),
    colors: paper.colors.map(measured),
    delivery: paper.delivery.map(measured),
    offer: paper.offer.map(measured),
    layouts: equipmentLayouts(paper, layout),
    wordsAt: wordsLayouts(paper, layout),
  };
}

/** With the widths of its label and value, in em. */
const measured = (line: LineView) => ({
  ...line,
  ems: { label: textWidth(line.label, 'semibold'), value: textWidth(line.value, 'semibold') },
});
