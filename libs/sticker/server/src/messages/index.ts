import { defineMessages } from '@vinlore/i18n';

/** What the server says about stickers; `Wrong VIN` is the specification's own text (spec §8). */
export const stickerServerMessages = defineMessages({
  en: {
    'sticker.wrongVin': 'Wrong VIN',
    'sticker.noCredit': 'A new sticker costs one credit, and you have none left. Choose a plan to make it.',
    'sticker.off':
      '{brand} makes no new stickers at the moment. Nothing was spent: your credits and the stickers that you have stay yours. Write to {support} with any question.',
    'sticker.fairUse':
      'Your unlimited plan is meant for {limit, number} stickers a period, and you have made them. Write to {support} if you need more now, or buy credits.',
    'sticker.linkOver': 'This link is over. Open the document from your dashboard.',
    'sticker.none': 'No sticker has that number. Check it against the sticker: it has 16 letters and digits.',
    'sticker.noneBefore': 'You have no sticker of this vehicle to make again. Nothing was spent. Make a new one.',
    'sticker.several': 'This number fits several vehicles. Choose yours, and make the sticker again.',
    'sticker.noSuchVehicle': 'We know of no {vehicle}. Choose year, make and model from the lists, or give the VIN.',
    'sticker.notClassic':
      'A classic vehicle is of {year} or earlier. For a newer one, give its VIN, or its year, make and model.',
    'sticker.unreadableColors': 'The colors could not be read. Choose them again, then make the sticker.',
    'sticker.unreadablePackages':
      'The options could not be read, or there are more than 300. Choose them again, then make the sticker.',
    'sticker.unreadablePlate':
      'The data plate could not be read. Enter its lines and codes again, then make the sticker.',
    'sticker.unreadableChoices': 'Your choices could not be read. Choose again, then pay. Nothing was charged.',
    'sticker.unreadableChange': 'We couldn’t read your choices. Choose again.',
    'sticker.changedSince': 'This sticker can’t be changed here. Open your order again, or sign in.',
    'sticker.manyChanges':
      'This sticker has {most, number} versions, the most you can make here. To change it again, email {support}.',
    'sticker.otherVehicle':
      'Your choices are for another vehicle. Choose again for this one, then pay. Nothing was charged.',
    'sticker.unprintable':
      'Paper can’t show {characters}. Write “{text}” in Latin, Greek, or Cyrillic letters, then make the sticker.',
    'sticker.bare':
      'We know {facts, plural, =0 {nothing} one {one fact} other {# facts}} about this vehicle beyond its name, and sell no sticker with fewer than {least} facts. Nothing was spent. {has, select, name {Its VIN would help most: look it up by VIN.} classic {Codes from its data plate would help: enter them, then make the sticker.} other {Ask us again when our sources know more.}}',
    'sticker.restricted':
      '{brand} makes stickers of model years {from} to {to} with its own data. For this vehicle, confirm trim, colors and packages: the sticker is then made of your selections only.',
    'sticker.notRestricted': 'This model year is not restricted. Make the usual sticker, with all that is known.',
    'sticker.revoked': 'This sticker was revoked on {date}. It opens no more.',
    'sticker.altered':
      'This sticker’s data no longer match our signature, so it can’t be opened. Please tell us: {email}',
    'sticker.badge.genuine': 'Genuine window sticker',
    'sticker.badge.revoked': 'Revoked window sticker',
    'sticker.badge.none': 'No such window sticker',
    'sticker.badge.alt': 'Verify the window sticker of this {title}',
    'sticker.busy': 'Many stickers are being made right now. Yours is safe; open it again in a moment.',
  },
  es: () => import('./es.ts').then((module) => module.es),
});
