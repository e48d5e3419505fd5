import type { InAllLanguages } from '@vinlore/i18n';

/** A publisher didn't respond or didn't send the whole file; retried later. The message is for the log, in English. */
export class SourceUnreachable extends Error {
  override readonly name = 'SourceUnreachable';
  constructor(
    /** For staff. */
    readonly words: InAllLanguages,
    /** Host that failed; other sources on it aren't tried in the same pass. */
    readonly host: string,
    /** Retry delay requested by the host, in seconds. */
    readonly retryAfter: number | null = null,
  ) {
    super(words.en);
  }
}
