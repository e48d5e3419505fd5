import type { InAllLanguages } from '@vinlore/i18n';

/** An import that can't continue, explained for staff; its message is for the terminal, in English. */
export class ImportError extends Error {
  override readonly name = 'ImportError';
  constructor(readonly words: InAllLanguages) {
    super(words.en);
  }
}
