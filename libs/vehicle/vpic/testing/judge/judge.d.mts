import type { DecodedElement } from './compare.d.mts';
import type { Dump } from './read-dump.d.mts';
import type { Release } from './synthetic-release.d.mts';
import type { Asked } from './walk-vins.d.mts';

export interface Judged {
  elements: DecodedElement[];
  /** PostgreSQL's message if the procedure ends in an error. */
  error: string | null;
}

export interface Judge {
  /** The answers, in the order of the requests. */
  decode(asked: readonly Asked[]): Promise<Judged[]>;
  close(): Promise<void>;
}

export declare function openJudge(dump: Dump, release?: Release, options?: { asWritten?: boolean }): Promise<Judge>;
