import { defineMessages } from '@vinlore/i18n';

/** What is said of files that are added to a message, and of those that came with one. */
export const filesMessages = defineMessages({
  en: {
    'files.label': 'Files',
    'files.optional': 'optional',
    'files.hint': 'Up to {count, number} files of {limit, number} MB: JPEG, PNG, WebP, PDF, or plain text.',
    'files.add': 'Add files',
    'files.chosen': 'Files to send',
    'files.uploading': 'Uploading… {percent, number}%',
    'files.checking': 'Checking…',
    'files.uploaded': 'Uploaded',
    'files.remove': 'Remove {name}',
    'files.retry': 'Try again',
    'files.retryName': 'Try {name} again',
    'files.tooMany': 'A message takes up to {count, number} files',
    'files.tooLarge': 'This file is larger than {limit, number} MB',
    'files.lost': 'The connection was lost',
    'files.wait': 'Wait until your files are uploaded',
    'files.mend': 'Remove the files that didn’t upload, or try again',
    'files.attached': 'Attached files',
    'files.download': 'Download {name}, {size}',
    'files.kb': '{size} KB',
    'files.mb': '{size} MB',
  },
  es: () => import('./es.ts').then(({ es }) => es),
});
