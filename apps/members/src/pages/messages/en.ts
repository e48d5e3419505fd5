/** Texts of pages behind the login: the first page carries none of them. */
export const en = {
  'members.welcome': 'Welcome, {name}',
  'members.findCar': 'Choose this car',
  'members.otherVin': 'Change the VIN',
  'members.reading': 'Reading the VIN…',
  'members.stickerTitle': 'Sticker',
  'members.orderTitle': 'Order',
  'members.refundMessage': 'I would like a refund of order {number}.',
  'members.buyTitle': 'Buy credits',
  'members.doubtedVin': 'This VIN’s check digit doesn’t match',
  'members.doubtedVinText':
    'There’s probably a typo, so nothing is made from it. Your credit waits in your account until the VIN is right.',
  'members.checkVin': 'Check the VIN',
  'members.none.report': '{brand} makes no new reports at the moment',
  'members.none.sticker': '{brand} makes no new stickers at the moment',
  'members.noneLead': 'Your documents and credits are still yours. Questions? Write to {support}.',
  'members.chat': 'Chat with support',
  'members.giveFeedback': 'Give feedback',
} as const;
