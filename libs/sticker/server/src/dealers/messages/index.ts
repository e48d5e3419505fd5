import { defineMessages } from '@vinlore/i18n';

/** What the server says to dealers about their inventory, and about rows of lists that no sticker can be made of. */
export const dealerMessages = defineMessages({
  en: {
    'vin.unreadable': 'The VIN tells no make and model year, so there is nothing to print. Compare it with the plate.',
    'vin.unknown-classic':
      'We don’t recognize this number. Make the sticker by year, make, and model on the sticker page.',
    'vin.several': 'This number fits several vehicles. Choose yours on the sticker page.',
    'vin.restricted':
      'Stickers of this model year are made from what you confirm yourself. Make it on the sticker page.',
    'row.price': 'The price of this row is no amount in dollars. Write it like 18995 or $18,995.00, or leave it empty.',
    'row.stock': 'Paper can’t show the stock number of this row. Write it in Latin, Greek, or Cyrillic letters.',
    'row.bare':
      'Too little is known of this one for a sticker. Enter codes from its data plate on the sticker page; it cost nothing.',
    'inventory.wrongVin': 'Wrong VIN',
    'inventory.none': 'This vehicle is not in your inventory any more.',
  },
  es: () => import('./es.ts').then((module) => module.es),
});
