import { defineMessages } from '@vinlore/i18n';

/** What the server says to dealers about their lists. */
export const bulkMessages = defineMessages({
  en: {
    'dealers.only': 'This is for dealers. Register as a dealer first, on your dealer page.',
    'dealers.noVins':
      'We found no VINs in this list. Put them in the first column, or in one that is called “VIN”, and save it as CSV.',
    'dealers.tooMany': 'This list has more than {most, number} vehicles. Split it and send the parts one by one.',
    'dealers.unreadable': 'We cannot read this file. Save it as CSV in your spreadsheet program and choose it again.',
    'vin.empty': 'There is no VIN in this row. Add it, or take the row out.',
    'vin.letter':
      'Character {position, number} is the letter {found}, which no VIN has. It is probably the digit {instead}.',
    'vin.character': 'Character {position, number} ({found}) cannot be part of a VIN. Type that VIN again.',
    'vin.length': 'It has {length, number} characters; a VIN has 17. Compare it with the plate on the car.',
    'vin.check-digit': 'This VIN has a typo: the check digit doesn’t match. Compare it with the plate on the car.',
    'row.unpaid': 'There was no credit left for this one. Buy credits and send the row again.',
    'row.broken': 'Something on our side went wrong with this one. It cost nothing; send the row again.',
    'bulk.none': 'There is no such list in your account.',
    'bulk.keyUsed': 'This upload was already begun with another file. Reload the page and choose the file again.',
    'bulk.credits':
      'This list needs {needed, plural, one {# credit} other {# credits}} and you have {left, number}. Buy credits, or take rows out of the list.',
    'bulk.linkOver': 'This link is over. Open your lists in the members area and download it from there.',
    'bulk.printBusy': 'Other lists are being put together right now. Yours is safe; try again in a minute.',
    'table.line': 'Line',
    'table.vin': 'VIN',
    'table.stock': 'Stock number',
    'table.price': 'Asking price',
    'table.result': 'Result',
    'table.vehicle': 'Vehicle',
    'table.sticker': 'Sticker number',
    'table.verify': 'Verify',
    'table.problem': 'What is wrong',
    'table.suggestion': 'Probably meant',
    'table.report': 'Report number',
    'result.sticker.made': 'Made',
    'result.sticker.had': 'Already yours',
    'result.sticker.failed': 'Not made',
    'result.sticker.stopped': 'Stopped before it was made',
    'result.sticker.waiting': 'Waiting',
    'result.report.made': 'Made',
    'result.report.had': 'Already yours',
    'result.report.failed': 'Not made',
    'result.report.stopped': 'Stopped before it was made',
    'result.report.waiting': 'Waiting',
  },
  es: () => import('./es.ts').then((module) => module.es),
});
