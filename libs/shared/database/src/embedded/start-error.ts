import { DatabaseStartError } from '../errors.ts';

/** Error messages of PostgreSQL and the system about disks and directories (in English: we set the locale). */
const SIGNS = [
  { code: 'DISK_FULL', sign: /ENOSPC|EDQUOT|No space left on device|Disk quota exceeded/ },
  {
    code: 'DATA_DIR_NOT_WRITABLE',
    sign: /EROFS|EACCES|EPERM|ENOTDIR|EEXIST|ENOENT|Read-only file system|Permission denied/,
  },
] as const;

/**
 * Converts a failure at `path` to an error with what to do.
 * @param reason a system error, or the last lines of the server's log
 */
export function startError(reason: unknown, path: string): DatabaseStartError {
  if (reason instanceof DatabaseStartError) return reason;
  const text = reason instanceof Error ? reason.message : String(reason);
  const known = SIGNS.find(({ sign }) => sign.test(text))?.code;
  if (known === 'DISK_FULL') {
    return new DatabaseStartError(
      known,
      `The disk that holds ${path} is full.`,
      'Free some space and start again (nothing that was saved is lost), or set DATA_DIR to a directory on another disk.',
      reason,
    );
  }
  if (known === 'DATA_DIR_NOT_WRITABLE') {
    return new DatabaseStartError(
      known,
      `The product cannot write to ${path} (${text.trim().split('\n').at(-1)}).`,
      'Set DATA_DIR to a directory that this process can write to, or set DATABASE_URL to use your own PostgreSQL server.',
      reason,
    );
  }
  return new DatabaseStartError(
    'SERVER_DID_NOT_START',
    `The database in ${path} did not start: ${text.trim() || 'it ended without a message'}`,
    `Read postgres.log in DATA_DIR for more. Your data is untouched in ${path}.`,
    reason,
  );
}
