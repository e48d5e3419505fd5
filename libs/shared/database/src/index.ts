// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- a module by pattern is declared in a file that nothing can import
/// <reference path="./routines/sql-files.d.ts" />
export type { Addresses, Pooler } from './addresses.ts';
export { afterCommit } from './after-commit.ts';
export { backup, type BackupOptions } from './backup/backup.ts';
export { BackupError } from './backup/backup-error.ts';
export { type BackupIdentity, isBackupIdentity, isBackupRecipient, newBackupIdentity } from './backup/encryption.ts';
export { type BackupFacts, readBackupFacts } from './backup/open-backup.ts';
export { emptyDatabase, isEmptyDatabase, type RestoreOptions, restore } from './backup/restore.ts';
export type { CopiedRow } from './bulk/copy-rows.ts';
export { type MergeTarget, mergeRows } from './bulk/merge-rows.ts';
export { replaceRows } from './bulk/replace-rows.ts';
export { type Database, type Notification, type Tx, tables } from './database.ts';
export { DatabaseStartError, type DatabaseStartCode } from './errors.ts';
export { comesAfter, type KeysetList, type Page, PAGE_SIZE, pageOf } from './keyset.ts';
export { LOCKS } from './locks.ts';
export { LoginPool } from './login/login-pool.ts';
export type { Log, LogEvent } from './log.ts';
export { isDatabaseUnavailable } from './loss.ts';
export { prepared, preparedTogether } from './prepared.ts';
export type { Reading, ReplicaReads } from './replica/replica-reads.ts';
export { runsAsOwner } from './migrations/grants.ts';
export { largeIndexes } from './migrations/large-index.ts';
export type { LargeIndex } from './migrations/migration.ts';
export { migrate } from './migrations/migrate.ts';
export type { Migration, SliceMigrations } from './migrations/migration.ts';
export { type LatestUrls, type OpenOptions, connectTo, openDatabase } from './open-database.ts';
export { callRoutine, definePart, defineRoutine, type Part, type Routine } from './routines/routine.ts';
export { roughCount } from './rough-count.ts';
export { loadSlot, SlotBusyError, type SlotLoad } from './slots/load-slot.ts';
export {
  createSlotPointer,
  createSlotTable,
  partOf,
  rollBackSlot,
  slotInUse,
  type SlotIndex,
  slotIndexes,
  slotsInUse,
  type SlotSet,
  useSlot,
} from './slots/slot-set.ts';
export { keepServerOf, startThrowAwayServer, stopServerIn } from './embedded/shared-server.ts';
export { type BaseCopy, readBases } from './recovery/archive.ts';
export { copyBase } from './recovery/base-copy.ts';
export { recover, type Recovered } from './recovery/recover.ts';
export { rowsOf, seenAlso, type Wall } from './wall/raise-walls.ts';
export { acrossBrands, asCall, carriedValue, carrying, forBrand } from './wall/scope.ts';
export { createSearch, holdsWords } from './wall/words.ts';
