import type { DataImport } from '@vinlore/data-domain';

/** An import that has ended well, but for what a test says. */
export const sampleImport = (changes: Partial<DataImport> = {}): DataImport => ({
  id: '0b6f9f0e-7f0d-4c55-9a39-5a6f3f1f2a11',
  kind: 'recalls',
  name: 'FLAT_RCL_POST_2010.zip',
  size: 3_200_000,
  received: 3_200_000,
  fingerprint: 'ab'.repeat(32),
  source: null,
  map: null,
  as_of: null,
  state: 'done',
  mode: 'run',
  by: 'olga@example.com',
  by_command: false,
  begun_at: '2026-11-22T10:00:00.000Z',
  started_at: '2026-11-22T10:00:05.000Z',
  ended_at: '2026-11-22T10:01:00.000Z',
  lines: 1_003,
  kept: 1_000,
  faults: 3,
  share: 1,
  words: null,
  has_file: false,
  columns: null,
  ...changes,
});
