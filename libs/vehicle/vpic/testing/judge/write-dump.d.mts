import type { Release, Table, Value } from './synthetic-release.d.mts';

export declare function copyLine(row: readonly Value[]): string;
export declare function copyStatement(table: Table): string;
export declare function dumpText(release: Release): Generator<string>;
export declare function writeDump(
  release: Release,
  path: string,
  options?: { member?: string },
): Promise<{ bytes: number; unpacked: number }>;
