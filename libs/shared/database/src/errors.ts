/** Reasons why the database is unavailable; each code has advice that a person can act on. */
export type DatabaseStartCode =
  | 'NO_BINARY'
  | 'DATA_DIR_NOT_WRITABLE'
  | 'DATA_DIR_OF_ANOTHER_USER'
  | 'DATA_DIR_PATH_TOO_LONG'
  | 'DISK_FULL'
  | 'OTHER_MAJOR_VERSION'
  | 'NO_UNPRIVILEGED_USER'
  | 'SERVER_DID_NOT_START'
  | 'BUSY'
  | 'URL_INVALID'
  | 'UNREACHABLE'
  | 'LOGIN_REFUSED'
  | 'SERVER_TOO_OLD'
  | 'MIGRATIONS_DIFFER'
  | 'MIGRATION_FAILED'
  | 'MAY_NOT_MIGRATE'
  | 'TWO_DATABASES'
  | 'NO_DIRECT_URL';

/**
 * Aborts startup: `message` says what is wrong, `advice` what to do, both in full sentences and without secrets. The
 * application prints both and exits with a non-zero status.
 */
export class DatabaseStartError extends Error {
  override readonly name = 'DatabaseStartError';
  readonly code: DatabaseStartCode;
  readonly advice: string;

  constructor(code: DatabaseStartCode, message: string, advice: string, cause?: unknown) {
    super(message, { cause });
    this.code = code;
    this.advice = advice;
  }
}
