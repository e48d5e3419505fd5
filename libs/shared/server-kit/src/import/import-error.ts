import type { InAllLanguages } from '@vinlore/i18n';

/** An import that can't continue, with a reason for staff; `message` is in English, for the terminal. */
export class ImportError extends Error {
  override readonly name = 'ImportError';
  constructor(readonly words: InAllLanguages) {
    super(words.en);
  }
}
