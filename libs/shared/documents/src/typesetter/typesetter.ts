import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Json } from '../json.ts';
import { canonicalJson } from '../signing/canonical-json.ts';
import { workspaceRoot } from '../workspace-root.ts';
import { paperFonts } from './fonts.ts';
import { createWorkerPool, PoolError, type PoolFailure } from './worker-pool.ts';

/** Input of a document. */
export interface TypesetJob {
  /** The entry file, from the workspace root: `libs/sticker/server/templates/sticker-modern.typ`. */
  readonly template: string;
  /** Passed to the template as `sys.inputs.d`; includes the document's date, never the clock's. */
  readonly data: Json;
}

/** A box of fixed height: what its content needs and what it has, in points. */
export interface FitBox {
  readonly box: string;
  readonly need: number;
  readonly have: number;
}

/** A typeset document. */
export interface TypesetDocument {
  /** PDF 1.7, tagged, PDF/UA-1. Deterministic for the same data and renderer version. */
  readonly pdf: Uint8Array<ArrayBuffer>;
  readonly pages: number;
  /** To be stored with the document: another version may produce other bytes. */
  readonly rendererVersion: string;
  readonly boxes: readonly FitBox[];
  /** Typst's warnings; empty for every template of the product, as tests check. */
  readonly warnings: readonly string[];
}

/**
 * Error codes. `does-not-fit`: a box has less room than its content needs, the message has both; `template`: Typst
 * rejected the template or the data (message from Typst); `queue-full`: too many are waiting, try later (503);
 * `worker-crashed`: the thread died, a retry is safe; `closed`: the typesetter was closed.
 */
export type TypesetFailure = 'does-not-fit' | 'template' | PoolFailure;

/** Error of a document; see `code`. */
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

/** Typesets documents in worker threads. */
export interface Typesetter {
  /** @throws TypesetError; TypeError if the data is not JSON */
  typeset(job: TypesetJob): Promise<TypesetDocument>;
  /**
   * Renders a one-page document as SVG with text as paths, so no fonts are needed to display it.
   *
   * @throws TypesetError; TypeError if the data is not JSON
   */
  draw(job: TypesetJob): Promise<string>;
  /** Stops the threads; unfinished documents fail with `closed`. */
  close(): Promise<void>;
}

/** Options of the typesetter; the defaults are the product's. */
export interface TypesetterOptions {
  /** TTF files, text face first. Default: the product's faces. The machine's fonts never replace them. */
  readonly fonts?: readonly string[];
  /** Maximum number of threads, each about 90 MB; started on demand. Default: one per core, at most two. */
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

/** Returns Typst in worker threads. Create one per process: threads and fonts are expensive. */
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
