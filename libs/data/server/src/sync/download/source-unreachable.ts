import type { InAllLanguages } from '@vinlore/i18n';

/** A publisher did not answer, or did not send all of a file: it is asked again later. Its message is for the log, in English. */
export class SourceUnreachable extends Error {
  override readonly name = 'SourceUnreachable';
  constructor(
    /** For staff. */
    readonly words: InAllLanguages,
    /** Who did not answer: others of the same host are not asked right after. */
    readonly host: string,
    /** How long it wants to be left alone, in seconds. */
    readonly retryAfter: number | null = null,
  ) {
    super(words.en);
  }
}
