export {
  type CatalogueColor,
  type CatalogueItem,
  type FuelEconomy,
  type PartsContent,
  type SafetyRatings,
  type EquipmentCatalogue,
  SECOND_FUELS,
  VehicleCatalogueSchema,
} from './catalogue/equipment-catalogue.ts';
export { type SinglePart, singlePartOf } from './catalogue/item-part.ts';
export { composeSticker } from './compose/compose-sticker.ts';
export type {
  ComposeStickerInput,
  NamedSubject,
  NumberedClassic,
  StickerSelection,
  StickerSubject,
} from './compose/sticker-input.ts';
export { type DecodedInput } from './decode/decoded-input.ts';
export { stickerInput } from './compose/sticker-inputs.ts';
export {
  catalogueContract,
  genuineContract,
  makingContract,
  ownStickerContract,
  stickerContract,
} from './contract/index.ts';
export { type AddedItems, inventoryContract, type InventoryItem } from './contract/inventory-contract.ts';
export { offerContract } from './contract/offer-contract.ts';
export { BOUGHT_STICKER_PATH } from './contract/bought-sticker.ts';
export { DESK_STICKERS, type StaffSticker, stickerDeskContract } from './contract/staff/staff-stickers.ts';
export type { StickerSummary } from './contract/sticker-summary.ts';
export {
  blockExists,
  blockMayStand,
  type FuelEconomyStyle,
  fuelEconomyStyle,
  type LabelBlock,
  type LabelCriteria,
} from './label-blocks.ts';
export { cleanText } from './clean-text.ts';
export {
  BUILD_SHEET_UNTIL,
  confirmedFields,
  type ConfirmedSelection,
  readColors,
  readPackages,
  readPlate,
} from './making/confirmed-fields.ts';
export { isRestricted } from './making/model-years.ts';
export { orderedSelection, readOrderedSelection } from './making/ordered-selection.ts';
export { isOtherTrim } from './making/other-trim.ts';
export { factCount, LEAST_FACTS } from './offer/fact-count.ts';
export { isSold } from './offer/is-sold.ts';
export {
  MOST_ITEMS,
  NO_PLATE,
  PLATE_CODE_LENGTH,
  PLATE_FIELDS,
  PLATE_LINE_LENGTH,
  PLATE_LINES,
  type PlateField,
  type SelectedColors,
  SelectedColorsSchema,
  type SelectedPackages,
  SelectedPackagesSchema,
  type SelectedPlate,
} from './selection.ts';
export { paperDate, paperWords, type PaperWords } from './paper-words.ts';
export { stickerPaper, type StickerPaper } from './paper/sticker-paper.ts';
export {
  type AnatomyPart,
  currentSticker,
  type EquipmentGroup,
  type StickerBrand,
  type StickerData,
  StickerDataSchema,
  type StoredStickerData,
  StoredStickerSchema,
} from './sticker-data.ts';
export { type Proof, readProof, signedText } from './proof.ts';
export { formatStickerId, newStickerId, parseStickerId } from './sticker-id.ts';
export type { Fact, Provenance, Sourced, StickerLanguage } from './sticker-values.ts';
export type { StickerDealer, DealerOffer } from './sticker-blocks.ts';
export { stickerView } from './view/make-view.ts';
export type { BlockView, LineView, SectionView, StickerView } from './sticker-view.ts';
export { createSticker, downloadSticker, listStickers, retrieveSticker } from './v1/sticker-operations.ts';
