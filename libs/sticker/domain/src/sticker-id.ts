/** A sticker is known by a number like any document's. */
export {
  formatDocumentNumber as formatStickerId,
  newDocumentNumber as newStickerId,
  parseDocumentNumber as parseStickerId,
} from '@vinlore/contract';
