import { fuelEconomyView } from '../blocks/fuel-economy/fuel-economy-view.ts';
import { partsContentView } from '../blocks/parts-content/parts-content-view.ts';
import { priceView } from '../blocks/price/price-view.ts';
import { safetyView } from '../blocks/safety/safety-view.ts';
import {
  anatomyView,
  buildView,
  colorsView,
  deliveryView,
  equipmentView,
  offerView,
  plateView,
  specView,
} from '../blocks/vehicle/vehicle-views.ts';
import { blockOfNote } from '../blocks/notes.ts';
import { paperDate, paperWords } from '../paper-words.ts';
import { textOf } from '../texts.ts';
import type { StickerData } from '../sticker-data.ts';
import { formatStickerId } from '../sticker-id.ts';
import type { ViewOfBlock } from '../blocks/block.ts';
import type { StickerView } from '../sticker-view.ts';

/** All blocks of a sticker in reading order. */
const blocks: readonly ViewOfBlock[] = [
  specView,
  colorsView,
  anatomyView,
  plateView,
  buildView,
  equipmentView,
  priceView,
  fuelEconomyView,
  safetyView,
  partsContentView,
  deliveryView,
  offerView,
];

/** Builds the text model of a sticker used by screen, document, and verification page. */
export function stickerView(sticker: StickerData): StickerView {
  const { language, dealer, kind, id, verifyUrl } = sticker;
  const words = paperWords(language);
  return {
    language,
    brand: sticker.brand,
    name: kind === 'classic' ? words.classicSticker : words.windowSticker,
    reconstruction: words.reconstruction,
    sample: sticker.sample,
    number: id && formatStickerId(id),
    madeOn: paperDate(sticker.madeOn, language),
    title: sticker.title.value,
    subtitle: sticker.subtitle.value,
    vin: sticker.vin,
    blocks: blocks.flatMap((view) => view(sticker) ?? []),
    dealer: dealer && {
      title: words.dealer,
      name: dealer.name,
      address: dealer.lines,
      contact: [dealer.phone, dealer.website].flatMap((way) => way ?? []),
    },
    about: { title: words.about, notes: notesOf(sticker) },
    notKnown: { title: words.notKnownTitle, things: sticker.notKnown },
    sources: sticker.sources.map(({ name, asOf, sample }, at) => ({
      number: at + 1,
      words: `${name}, ${words.asOf} ${paperDate(asOf, language)}`,
      sample,
    })),
    verify: { url: verifyUrl, text: verifyUrl.replace(/^https?:\/\//u, '') },
    words,
  };
}

/** Returns the notes on the whole sticker; without any, a note on how to read its values. */
function notesOf(sticker: StickerData): readonly string[] {
  const { language, sources, vin, kind } = sticker;
  const words = paperWords(language);
  const notes = sticker.notes.filter((note) => blockOfNote(note, language) === null);
  // The Buyers Guide disclaimer doesn't explain how to read the values.
  if (notes.some((note) => note !== textOf('stickerNote.dealer', language))) return notes;
  const read = kind === 'classic' ? words.aboutClassic : words.aboutDecoded;
  const known = sources.length > 1 || vin === '' ? words.aboutSources : read;
  return [known, ...(vin === '' ? [] : [words.aboutLimits]), ...notes];
}
