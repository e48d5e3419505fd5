import type { Release } from './synthetic-release.d.mts';

/** The parts of a dump, each runnable as is. */
export interface Dump {
  /** Schema, functions, and tables. */
  definitions: string;
  /** The statements after the rows: constraints and indexes. */
  constraints: string;
  copies: { statement: string; lines: string[] }[];
}

export declare function readExcerpt():
  | { dump: Dump; release: Release; answers: { vin: string; answer: Record<string, string> }[]; reason: null }
  | { dump: null; release: null; answers: []; reason: string };
