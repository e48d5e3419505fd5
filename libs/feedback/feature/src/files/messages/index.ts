import { defineMessages } from '@vinlore/i18n';

/** What is said of files that are added to a message, and of those that came with one. */
export const filesMessages = defineMessages({
  en: {
    'files.label': 'Attachments',
    'files.optional': 'optional',
    'files.hint': 'Up to {count, number} files, {limit, number} MB each: JPEG, PNG, WebP, PDF, or plain text.',
    'files.add': 'Add files',
    'files.chosen': 'Selected files',
    'files.uploading': 'Uploading… {percent, number}%',
    'files.checking': 'Checking…',
    'files.uploaded': 'Uploaded',
    'files.remove': 'Remove {name}',
    'files.retry': 'Try again',
    'files.retryName': 'Retry {name}',
    'files.tooMany': 'You can attach up to {count, number} files.',
    'files.tooLarge': 'File is larger than {limit, number} MB',
    'files.lost': 'Upload interrupted. Check your connection.',
    'files.wait': 'Wait for your files to finish uploading.',
    'files.mend': 'Some files didn’t upload. Retry or remove them.',
    'files.attached': 'Attachments',
    'files.download': 'Download {name}, {size}',
    'files.kb': '{size} KB',
    'files.mb': '{size} MB',
  },
  es: () => import('./es.ts').then(({ es }) => es),
});
