export { afterCommit } from './after-commit.ts';
export { type Database, type Notification, type Tx, tables } from './database.ts';
export { DatabaseStartError, type DatabaseStartCode } from './errors.ts';
export { type Log, type LogEvent } from './log.ts';
export { type Migration, type SliceMigrations, migrate } from './migrations/migrate.ts';
export { type OpenOptions, connectTo, openDatabase } from './open-database.ts';
export { startThrowAwayServer, stopServerIn } from './embedded/shared-server.ts';
