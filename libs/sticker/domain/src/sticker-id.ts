/** Sticker numbers use the shared document number format. */
export {
  formatDocumentNumber as formatStickerId,
  newDocumentNumber as newStickerId,
  parseDocumentNumber as parseStickerId,
} from '@vinlore/contract';
