import { defineMessages } from '@vinlore/i18n';

/** What the public site says around its content. */
export const marketingMessages = defineMessages({
  en: {
    'site.main': 'Main',
    'site.menu': 'Menu',
    'site.close': 'Close',
    'site.logIn': 'Log in',
    'site.footer': 'More of this site',
    'sheet.number': 'No.',
    'anatomy.label': 'The VIN {vin}, part by part',
    'anatomy.places': '{places, plural, one {place} other {places}} {which}',
    'anatomy.unknown': 'not known',
    'decode.button': 'See all it says, free',
    'decode.formTitle': 'Read a VIN',
    'decode.formLead': 'Type the 17 characters of the vehicle identification number.',
    'decode.metaTitle': '{vehicle}, VIN {vin}',
    'decode.metaDescription': 'What the VIN {vin} says: {vehicle}, decoded from NHTSA data.',
    'decode.anatomy': 'What each character says',
    'decode.notKnown': 'What no VIN says',
    'decode.notKnownText': 'These are not in the number. We leave them out rather than guess.',
    'decode.sticker': 'Make the sticker',
    'decode.stickerText': 'One page with all of this, signed, as a PDF to print.',
    'verify.title': 'Verify a sticker',
    'verify.lead': 'Type the number that stands at the top of the sticker and beside its code. You see what we signed.',
    'verify.label': 'Sticker number',
    'verify.hint': '16 letters and digits. Dashes and capitals do not matter.',
    'verify.submit': 'Verify the sticker',
    'verify.genuine': 'This sticker is genuine',
    'verify.genuineText':
      'We made it on {date}, and what you see below is what we signed, to the letter. If your paper says something else, believe this page.',
    'verify.broken': 'We did not sign this',
    'verify.brokenText':
      'A sticker with this number exists, but its data no longer match our signature. Do not rely on it, and please tell us: {email}',
    'verify.none': 'No sticker has this number',
    'verify.noneText':
      'Compare “{id}” with the paper, letter by letter. If it is right, the sticker is not one of ours.',
    'verify.unavailable': 'We cannot look that up right now',
    'verify.unavailableText': 'Something on our side does not answer. Try again in a moment.',
    'verify.another': 'Verify another sticker',
    'verify.signature': 'The signature',
    'verify.key': 'Key',
    'verify.signed': 'Signature (Ed25519)',
    'verify.made': 'Made',
    'accountDeletion.title': 'Delete your account',
    'accountDeletion.description': 'Ask for the deletion of your {brand} account and of all your data.',
    'notFound.title': 'There is no page here',
    'notFound.text':
      'The address may be mistyped, or the page has moved. If you came for a car, its VIN is all you need.',
    'unavailable.title': 'This page does not load right now',
    'unavailable.text':
      'Its text comes from a server that does not answer. Try again in a minute. Reading a VIN works meanwhile.',
    'broken.title': 'Something went wrong on our side',
    'broken.text': 'The page could not be made. Nothing was charged and nothing is lost. Please try again in a moment.',
    'broken.again': 'Back to the home page',
  },
  es: () => import('./es.ts').then((module) => module.es),
});
