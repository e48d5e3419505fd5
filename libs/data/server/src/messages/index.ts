import { defineMessages } from '@vinlore/i18n';

/** What calls about imports say. */
export const dataServerMessages = defineMessages({
  en: {
    'data.noImport': 'There is no such import.',
    'data.kind': 'Choose what the file holds.',
    'data.emptyFile': 'This file is empty. Choose another one.',
    'data.fileLarge': 'This file is larger than 512 MB. Pack it, or import it in pieces.',
    'data.mappingLong': 'This mapping has more than 100,000 characters.',
    'data.day': 'Please enter a day, such as 2026-11-22.',
    'data.dayAhead': 'The file cannot know up to a day that is still ahead.',
    'data.noSource': 'Files of this kind name their source themselves. Leave the source empty.',
    'data.historyOnly': 'Only history takes a mapping and a day up to which the file knows.',
    'data.twoMappings': 'Choose a mapping or bring one of your own, not both.',
    'data.noMapping': 'There is no mapping called “{map}”.',
    'data.notUploading': 'This file is there already, or its import has ended. Begin a new one.',
    'data.noSuchPart': 'The file that was begun has no such part. Choose the file again.',
    'data.partChanged': 'A part of the file was changed on its way. Send it again.',
    'data.partsMissing': 'Parts of the file are missing. Choose the same file again to go on.',
    'data.otherFile': 'What came is another file than the one that was begun. Begin a new import.',
    'data.runsAlready': 'This import is under way. Wait until it has ended, or cancel it.',
    'data.fileGone': 'The file of this import is no longer there. Begin a new one.',
    'data.hasEnded': 'This import has ended already.',
    'data.line': 'Line',
    'data.column': 'Column',
    'data.what': 'What is wrong',
    'data.allowed': 'What is allowed',
    'data.faults': 'refused lines',
  },
  es: () => import('./es.ts').then(({ es }) => es),
});
