import { defineMessages } from '@vinlore/i18n';

/** What the server says about stickers; `Wrong VIN` is the specification's own text (spec §8). */
export const stickerServerMessages = defineMessages({
  en: {
    'sticker.wrongVin': 'Wrong VIN',
    'sticker.noCredit': 'A new sticker costs 1 credit, and you have none left. Choose a plan to create it.',
    'sticker.off':
      '{brand} isn’t creating new stickers right now. No credits were used, and your credits and existing stickers are still yours. Questions? Email {support}.',
    'sticker.fairUse':
      'You’ve reached your unlimited plan’s fair-use limit of {limit, number} stickers per period. If you need more now, contact {support} or buy credits.',
    'sticker.linkOver': 'This link has expired. Open the document from your account.',
    'sticker.none': 'Sticker not found. Check the 16-character number on the sticker.',
    'sticker.noneBefore': 'You don’t have a sticker for this vehicle yet. Create one first. No credits were used.',
    'sticker.several': 'This VIN matches several vehicles. Choose yours, then create the sticker again.',
    'sticker.noSuchVehicle':
      'We couldn’t find a {vehicle}. Choose year, make, and model from the lists, or enter the VIN.',
    'sticker.notClassic':
      'Classic vehicles are from {year} or earlier. For newer vehicles, enter the VIN or the year, make, and model.',
    'sticker.unreadableColors':
      'Something’s wrong with the colors you chose. Choose them again, then create the sticker.',
    'sticker.unreadablePackages': 'Choose your options again (300 at most), then create the sticker.',
    'sticker.unreadablePlate': 'Enter the data plate lines and codes again, then create the sticker.',
    'sticker.unreadableChoices':
      'Something’s wrong with your choices. Choose again, then pay. You haven’t been charged.',
    'sticker.unreadableChange': 'Something’s wrong with your choices. Choose again.',
    'sticker.changedSince': 'You can’t edit this sticker here. Reopen your order or sign in.',
    'sticker.manyChanges':
      'You’ve reached the limit of {most, number} versions for this sticker. To edit it again, email {support}.',
    'sticker.otherVehicle':
      'Your choices are for another vehicle. Choose again for this one, then pay. You haven’t been charged.',
    'sticker.unprintable':
      'We can’t print {characters}. Enter “{text}” in Latin, Greek, or Cyrillic letters, then create the sticker.',
    'sticker.bare':
      'We have {facts, plural, =0 {no details} one {only # detail} other {only # details}} about this vehicle beyond its name. A sticker needs at least {least}. No credits were used. {has, select, name {Try searching by VIN.} classic {Add codes from the data plate, then create the sticker.} other {Try again later, when more data may be available.}}',
    'sticker.restricted':
      '{brand} creates stickers from its own data for model years {from} to {to}. For this vehicle, confirm trim, colors, and packages. The sticker will be based only on your choices.',
    'sticker.notRestricted': 'This model year isn’t restricted. Create a standard sticker with all available data.',
    'sticker.revoked': 'This sticker was revoked on {date} and can no longer be opened.',
    'sticker.altered':
      'This sticker’s data doesn’t match our signature, so it can’t be opened. Please contact us at {email}.',
    'sticker.badge.genuine': 'Verified window sticker',
    'sticker.badge.revoked': 'Revoked window sticker',
    'sticker.badge.none': 'Window sticker not found',
    'sticker.badge.alt': 'Verify the window sticker for this {title}',
    'sticker.busy': 'We’re creating a lot of stickers right now. Yours is saved. Open it again in a moment.',
  },
  es: () => import('./es.ts').then((module) => module.es),
});
