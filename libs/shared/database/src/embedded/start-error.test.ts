import { expect, test } from 'vitest';
import { startError } from './start-error.ts';

test.each([
  ['ENOSPC: no space left on device, write', 'DISK_FULL'],
  ['FATAL:  could not write lock file "postmaster.pid": No space left on device', 'DISK_FULL'],
  ['EROFS: read-only file system, mkdir', 'DATA_DIR_NOT_WRITABLE'],
  ['EACCES: permission denied, open', 'DATA_DIR_NOT_WRITABLE'],
  ['FATAL:  could not map anonymous shared memory: Cannot allocate memory', 'SERVER_DID_NOT_START'],
])('bad input: "%s" is one clear message with what to do', (reason, code) => {
  const error = startError(new Error(reason), '/data/postgres');
  expect(error).toMatchObject({ name: 'DatabaseStartError', code });
  expect(error.message).toContain('/data/postgres');
  expect(error.advice).toMatch(/^[A-Z].*\.$/);
});
