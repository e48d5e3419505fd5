import { defineMessages } from '@vinlore/i18n';

/** What the server says to dealers about their inventory, and about rows of lists that no sticker can be made of. */
export const dealerMessages = defineMessages({
  en: {
    'vin.unreadable':
      'We couldn’t decode the make and model year from this VIN, so we can’t create a sticker. Check it against the vehicle.',
    'vin.unknown-classic':
      'We don’t recognize this VIN. Create the sticker by year, make, and model on the sticker page.',
    'vin.several': 'This VIN matches several vehicles. Choose yours on the sticker page.',
    'vin.restricted':
      'For this model year, stickers are based on details you confirm. Create yours on the sticker page.',
    'row.price': 'Enter the price in dollars, like 18995 or $18,995.00, or leave it blank.',
    'row.stock': 'This stock number has characters we can’t print. Use Latin, Greek, or Cyrillic letters.',
    'row.bare':
      'There isn’t enough data for a sticker. On the sticker page, add codes from the car’s data plate. You weren’t charged.',
    'inventory.wrongVin': 'Wrong VIN',
    'inventory.none': 'This vehicle is no longer in your inventory.',
  },
  es: () => import('./es.ts').then((module) => module.es),
});
