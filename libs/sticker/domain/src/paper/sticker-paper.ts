import { type StickerData } from '../sticker-data.ts';
import { formatStickerId } from '../sticker-id.ts';
import { paperDate, paperWords, type PaperWords } from './paper-words.ts';

/** What the sticker's Typst template reads: the signed data, and the words and spellings of the paper around it. */
export type StickerPaper = Omit<StickerData, 'madeOn' | 'sources'> & {
  readonly words: PaperWords;
  /** The id in groups. */
  readonly number: string;
  readonly madeOn: string;
  /** The date in the document's properties: the data's, so that the same data gives the same bytes. */
  readonly date: { readonly year: number; readonly month: number; readonly day: number };
  readonly sources: readonly string[];
  /** The verify address as people type it, without its scheme. */
  readonly verifyText: string;
  /** The QR code of `verifyUrl`, an SVG. */
  readonly qr: string;
};

/** @param qr the QR code of the sticker's `verifyUrl` as SVG */
export function stickerPaper(sticker: StickerData, qr: string): StickerPaper {
  const { language } = sticker;
  const words = paperWords(language);
  const [year, month, day] = sticker.madeOn.split('-').map(Number) as [number, number, number];
  return {
    ...sticker,
    words,
    number: formatStickerId(sticker.id),
    madeOn: paperDate(sticker.madeOn, language),
    date: { year, month, day },
    sources: sticker.sources.map(({ name, asOf }) => `${name}, ${words.asOf} ${paperDate(asOf, language)}`),
    verifyText: sticker.verifyUrl.replace(/^https?:\/\//u, ''),
    qr,
  };
}
