/** Texts of signed-in pages, not loaded by the first page. */
export const en = {
  'members.welcome': 'Welcome, {name}',
  'members.findCar': 'Select vehicle',
  'members.otherVin': 'Change VIN',
  'members.reading': 'Decoding VIN…',
  'members.stickerTitle': 'Sticker',
  'members.orderTitle': 'Order',
  'members.refundMessage': 'I’d like a refund for order {number}.',
  'members.buyTitle': 'Buy credits',
  'members.doubtedVin': 'This VIN’s check digit doesn’t match',
  'members.doubtedVinText':
    'The VIN probably has a typo, so we can’t create anything for it. If you buy now, your credit stays in your account until you correct the VIN.',
  'members.checkVin': 'Check VIN',
  'members.none.report': 'New reports aren’t available on {brand}',
  'members.none.sticker': 'New stickers aren’t available on {brand}',
  'members.noneLead': 'You keep your documents and credits. Questions? Contact {support}.',
  'members.chat': 'Chat with support',
  'members.giveFeedback': 'Give feedback',
} as const;
