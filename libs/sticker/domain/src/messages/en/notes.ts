/** What a reader must know of where the sticker’s content comes from. */
export const notes = {
  'stickerNote.restricted': 'Based only on the requester’s selections. We don’t use our own data for this model year.',
  'stickerNote.noVin':
    'Created by year, make, and model, without a VIN. It describes this model in general, not a specific vehicle.',
  'stickerNote.entered':
    'Values marked as entered were provided by the person who requested this sticker. We didn’t check them against factory records.',
  'stickerNote.otherTrim': 'The trim entered was “{stated}”. The VIN decodes to “{said}”.',
  'stickerNote.buildSheet': 'Colors are from the build sheet, as entered by the owner.',
  'stickerNote.prices':
    'Some prices aren’t available. The total is the sum of known prices, not what the first buyer paid.',
  'stickerNote.dealer':
    'This is not the manufacturer’s price label (15 U.S.C. 1232) or a Buyers Guide (16 CFR 455). Statements about the offer are the dealer’s own.',
  'stickerNote.sample': 'SAMPLE: data from {names} is made up to show what a sticker looks like.',
};
