import { BrandFileError, ConfigError, GeoFileError, KeyFileError } from '@vinlore/server-kit';
import { BackupError, DatabaseStartError } from '@vinlore/database';
import { ContentFileError } from '@vinlore/content-server';
import { VpicIndexError } from '@vinlore/vehicle-vpic';

const CODES: Readonly<Record<string, (error: NodeJS.ErrnoException) => string>> = {
  EADDRINUSE: () => 'That PORT is in use. Stop the other program, or start with another one: PORT=3100 npm start',
  EADDRNOTAVAIL: () => 'HOST is not an address of this machine. Leave it out for this machine only, or take 0.0.0.0.',
  EACCES: ({ path, port }: NodeJS.ErrnoException & { port?: number }) =>
    path
      ? `${path} cannot be written. Set DATA_DIR to a folder of yours.`
      : `Port ${port} needs more rights. Take a PORT above 1023.`,
  EROFS: ({ path }) => `${path ?? 'DATA_DIR'} is on a read-only disk. Set DATA_DIR to a folder that can be written.`,
  ENOSPC: () => 'The disk is full. Free some space, then start again. Nothing half-written was kept.',
};

/** Message for a deployment error: what happened and what to do. Null for programming errors. */
export function wordsForStart(error: unknown): string | null {
  if (error instanceof DatabaseStartError || error instanceof BackupError) return `${error.message}\n${error.advice}`;
  if (error instanceof ConfigError)
    return `Invalid configuration: ${error.message}. See docs/operations/configuration.md.`;
  const plain = [BrandFileError, ContentFileError, GeoFileError, KeyFileError, VpicIndexError].some(
    (kind) => error instanceof kind,
  );
  if (plain) return (error as Error).message;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return CODES[code]?.(error as NodeJS.ErrnoException) ?? null;
}

/** Ends a failed start with one clear message; a stack trace only for programming errors. */
export function stopWithWords(error: unknown): never {
  const words = wordsForStart(error);
  if (words) process.stderr.write(`\nVinlore did not start. ${words}\n`);
  else
    process.stderr.write(
      `\nVinlore did not start because of a bug:\n${error instanceof Error ? error.stack : String(error)}\n`,
    );
  process.exit(1);
}
