/** What a reader must know of where the sticker’s content comes from. */
export const notes = {
  'stickerNote.restricted':
    'Made only of what the person who asked for it selected: for this model year we draw on no data of our own.',
  'stickerNote.noVin':
    'Made for a year, make and model, without a VIN: it describes such a vehicle, not one certain vehicle.',
  'stickerNote.entered':
    'What is marked as entered comes from the person who asked for this sticker. We did not check it against a factory record.',
  'stickerNote.otherTrim': 'The trim “{stated}” was entered. The VIN says “{said}”.',
  'stickerNote.buildSheet': 'The colors are those of the build sheet, as its owner entered them.',
  'stickerNote.prices':
    'Not every price is known: the total is the sum of the known prices, not the price that the first buyer paid.',
  'stickerNote.dealer':
    'This is neither the maker’s price label (15 U.S.C. 1232) nor a Buyers Guide (16 CFR 455). What the dealer says of its offer is the dealer’s own statement.',
  'stickerNote.sample': 'SAMPLE: what comes from {names} is invented to show what a sticker looks like.',
};
