import type { Brand } from '@vinlore/brand';
import type { DataOf, Endpoint, InputOf, Operation, RequestSchema } from '@vinlore/contract';
import type { Translator } from '@vinlore/i18n';
import type { Logger } from 'pino';
import type * as v from 'valibot';
import type { Actor } from '../context.ts';
import type { FileReply, StreamReply } from '../replies.ts';
import type { ApiKey, ApiMode } from './api-key.ts';
import type { TestBook } from './test-book.ts';

/** Result of a row that was called in process: its `data`, or the file if it returns one. */
type InvokedOf<Row extends Endpoint> = [DataOf<Row>] extends [never] ? FileReply | StreamReply : DataOf<Row>;

/** Context of an operation for its handler. */
export interface ApiCall {
  readonly requestId: string;
  readonly brand: Brand;
  readonly mode: ApiMode;
  readonly key: ApiKey;
  /** The key's account. */
  readonly actor: Actor;
  /** Texts in the language of the request. */
  readonly text: Translator;
  /** Parts of the answer that the caller asked for. */
  readonly expand: ReadonlySet<string>;
  readonly log: Logger;
  /** The request's body as it arrives, for an operation that streams; empty for others. */
  readonly body: AsyncIterable<Uint8Array>;
  /** The account's objects of test mode. */
  readonly tests: TestBook;
  /**
   * Calls a row of the product as the key's account, with the row's own checks of input, but not its limits.
   *
   * @throws Refusal as the row does; 422 if the row doesn't accept the input
   */
  invoke<Row extends Endpoint>(row: Row, input: InputOf<Row>): Promise<InvokedOf<Row>>;
}

/** Implements an operation. */
export type OperationHandler<Request extends RequestSchema, Given> = (
  input: v.InferOutput<Request>,
  call: ApiCall,
) => Promise<Given | FileReply | StreamReply> | Given | FileReply | StreamReply;

/** Handlers of an operation by mode. */
export interface HandlersByMode<Request extends RequestSchema, Given> {
  readonly live: OperationHandler<Request, Given>;
  /** Deterministic, free, and on test objects only. */
  readonly test: OperationHandler<Request, Given>;
}

/** An operation with its handlers; their types are checked by {@link served} and erased here. */
export interface ServedOperation {
  readonly row: Operation;
  readonly handlers: HandlersByMode<RequestSchema, unknown>;
}

/**
 * Joins an operation and its handler.
 *
 * @param handler one for both modes, if the operation only reads what is the same in both; otherwise one for each
 */
export function served<Request extends RequestSchema, Given>(
  row: Operation<Request, Given>,
  handler: OperationHandler<Request, Given> | HandlersByMode<Request, Given>,
): ServedOperation {
  const handlers = typeof handler === 'function' ? { live: handler, test: handler } : handler;
  return { row, handlers } as unknown as ServedOperation;
}
