export { composeSticker, type ComposeStickerInput } from './compose/compose-sticker.ts';
export { type DecodedVehicleInput } from './compose/decoded-vehicle.ts';
export { stickerInput } from './compose/sticker-inputs.ts';
export { properName } from './compose/proper-names.ts';
export { blockExists, type LabelBlock, type LabelVehicle } from './label-blocks.ts';
export { paperDate, paperWords, type PaperWords } from './paper/paper-words.ts';
export { stickerPaper, type StickerPaper } from './paper/sticker-paper.ts';
export {
  StickerDataSchema,
  type AnatomyPart,
  type EquipmentGroup,
  type Fact,
  type Provenance,
  type Sourced,
  type StickerBrand,
  type StickerData,
  type StickerLanguage,
} from './sticker-data.ts';
export { formatStickerId, newStickerId, parseStickerId } from './sticker-id.ts';
export { stickerContract } from './contract/index.ts';
export type { StickerSummary } from './contract/sticker-summary.ts';
