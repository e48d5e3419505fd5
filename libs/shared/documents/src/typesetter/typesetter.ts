import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Json } from '../json.ts';
import { canonicalJson } from '../signing/canonical-json.ts';
import { workspaceRoot } from '../workspace-root.ts';
import { paperFonts } from './fonts.ts';
import { createWorkerPool, PoolError, type PoolFailure } from './worker-pool.ts';

/** What to typeset. */
export interface TypesetJob {
  /** The entry file, from the workspace root: `libs/sticker/server/templates/sticker-modern.typ`. */
  readonly template: string;
  /** Reaches the template as `sys.inputs.d`; the date on the paper is in here, never the clock's. */
  readonly data: Json;
}

/** A box of fixed room on the page: what its content needs and what it has, in points. */
export interface FitBox {
  readonly box: string;
  readonly need: number;
  readonly have: number;
}

/** A document that was set. */
export interface TypesetDocument {
  /** PDF 1.7, tagged, PDF/UA-1. Same data and renderer version: same bytes. */
  readonly pdf: Uint8Array<ArrayBuffer>;
  readonly pages: number;
  /** To be stored beside the document: another version may set other bytes. */
  readonly rendererVersion: string;
  readonly boxes: readonly FitBox[];
  /** What Typst complained of; empty for every template of the product, and tests say so. */
  readonly warnings: readonly string[];
}

/**
 * Why there is no document. `does-not-fit`: a box has less room than its content needs, the message names both;
 * `template`: Typst refused the template or the data (message from Typst); `queue-full`: too many wait, try later (503);
 * `worker-crashed`: the thread died, trying again is safe; `closed`: the typesetter was closed.
 */
export type TypesetFailure = 'does-not-fit' | 'template' | PoolFailure;

/** There is no document; `code` says why. */
export class TypesetError extends Error {
  override name = 'TypesetError';
  constructor(
    readonly code: TypesetFailure,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** Sets documents in threads of its own. */
export interface Typesetter {
  /** @throws TypesetError; TypeError when the data is not JSON */
  typeset(job: TypesetJob): Promise<TypesetDocument>;
  /**
   * Draws a document of one page as SVG whose text is paths, so that whoever shows it needs no fonts.
   *
   * @throws TypesetError; TypeError when the data is not JSON
   */
  draw(job: TypesetJob): Promise<string>;
  /** Ends the threads; what is not done fails with `closed`. */
  close(): Promise<void>;
}

/** How documents are set; the defaults are the product's. */
export interface TypesetterOptions {
  /** TTF files, text face first. Default: the faces of the product. Fonts of the machine never replace them. */
  readonly fonts?: readonly string[];
  /** Threads at most, each about 90 MB; started when first needed. Default: one a core, at most two. */
  readonly workers?: number;
  /** Documents that may wait before `queue-full`. Default 200. */
  readonly queueLimit?: number;
}

interface Task {
  readonly template: string;
  readonly json: string;
  readonly as: 'pdf' | 'svg';
}
type SetDocument = Omit<TypesetDocument, 'pdf'> & { readonly bytes: TypesetDocument['pdf'] };
type Answer = { ok: SetDocument } | { failed: { code: TypesetFailure; message: string } };

/** Typst in worker threads. One for the whole process: threads and fonts are what costs. */
export function createTypesetter(options: TypesetterOptions = {}): Typesetter {
  const root = workspaceRoot();
  const pool = createWorkerPool<Task, Answer>({
    workerUrl: pathToFileURL(join(root, 'libs/shared/documents/src/typesetter/worker.mjs')),
    workerData: { root, fonts: options.fonts ?? paperFonts(root) },
    size: options.workers ?? Math.min(2, availableParallelism()),
    queueLimit: options.queueLimit ?? 200,
  });
  const set = async ({ template, data }: TypesetJob, as: Task['as']): Promise<SetDocument> => {
    const answer = await pool.run({ template, json: canonicalJson(data), as }).catch((error: unknown) => {
      throw error instanceof PoolError ? new TypesetError(error.code, error.message, { cause: error }) : error;
    });
    if ('failed' in answer) throw new TypesetError(answer.failed.code, answer.failed.message);
    return answer.ok;
  };
  return {
    async typeset(job) {
      const { bytes, ...rest } = await set(job, 'pdf');
      return { pdf: bytes, ...rest };
    },
    async draw(job) {
      const { bytes } = await set(job, 'svg');
      return Buffer.from(bytes).toString();
    },
    close: () => pool.close(),
  };
}
