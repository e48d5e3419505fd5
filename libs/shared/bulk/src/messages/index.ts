import { defineMessages } from '@vinlore/i18n';

/** What the server says to dealers about their lists. */
export const bulkMessages = defineMessages({
  en: {
    'dealers.only': 'To use this feature, register as a dealer in your account.',
    'dealers.noVins':
      'We couldn’t find any VINs in this file. Put them in the first column or in a column named “VIN”, and save the file as CSV.',
    'dealers.tooMany':
      'This list has more than {most, number} vehicles. Split it into smaller lists and upload them separately.',
    'dealers.unreadable': 'We couldn’t read this file. Save it as CSV and choose it again.',
    'vin.empty': 'This row has no VIN. Add one or delete the row.',
    'vin.letter':
      'Character {position, number} is the letter {found}, which VINs don’t use. It’s probably the digit {instead}.',
    'vin.character': 'Character {position, number} ({found}) isn’t allowed in a VIN. Enter the VIN again.',
    'vin.length':
      'This VIN has {length, plural, one {# character} other {# characters}} instead of 17. Check it against the vehicle.',
    'vin.check-digit': 'This VIN has a typo: the check digit doesn’t match. Check it against the vehicle.',
    'row.unpaid': 'You ran out of credits. Buy more and upload this row again.',
    'row.broken': 'Something went wrong on our end. You haven’t been charged. Upload this row again.',
    'bulk.none': 'VIN list not found.',
    'bulk.keyUsed':
      'This upload was already started with a different file. Reload the page and choose your file again.',
    'bulk.credits':
      'This list needs {needed, plural, one {# credit} other {# credits}}, and you have {left, number}. Buy credits or remove rows from the list.',
    'bulk.linkOver': 'This link has expired. Download the file from “Your VIN lists” in your account.',
    'bulk.printBusy': 'We’re preparing other lists right now. Yours is saved. Try again in a minute.',
    'table.line': 'Line',
    'table.vin': 'VIN',
    'table.stock': 'Stock number',
    'table.price': 'Asking price',
    'table.result': 'Result',
    'table.vehicle': 'Vehicle',
    'table.sticker': 'Sticker number',
    'table.verify': 'Verify',
    'table.problem': 'Problem',
    'table.suggestion': 'Suggested VIN',
    'table.report': 'Report number',
    'result.sticker.made': 'Created',
    'result.sticker.had': 'Already in your account',
    'result.sticker.failed': 'Not created',
    'result.sticker.stopped': 'Stopped',
    'result.sticker.waiting': 'Pending',
    'result.report.made': 'Created',
    'result.report.had': 'Already in your account',
    'result.report.failed': 'Not created',
    'result.report.stopped': 'Stopped',
    'result.report.waiting': 'Pending',
  },
  es: () => import('./es.ts').then((module) => module.es),
});
