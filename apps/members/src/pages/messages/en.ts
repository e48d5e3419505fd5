/** Texts of pages behind the login: the first page carries none of them. */
export const en = {
  'members.welcome': 'Welcome, {name}',
  'members.findCar': 'Choose this car',
  'members.otherVin': 'Change the VIN',
  'members.reading': 'Reading the VIN …',
  'members.stickerTitle': 'Sticker',
  'members.orderTitle': 'Order',
  'members.buyTitle': 'Buy credits',
  'members.giveFeedback': 'Give feedback',
} as const;
