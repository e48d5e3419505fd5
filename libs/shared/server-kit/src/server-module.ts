import type { Contract, DataOf, Endpoint, ParsedOf, Status } from '@vinlore/contract';
import type { Migration, Part } from '@vinlore/database';
import type { Catalogue } from '@vinlore/i18n';
import type { CallContext } from './context.ts';
import type { DataKeeper } from './data-keeper.ts';

export type { DataKeeper, DataOwner, MemberMerge, MergePart, MergeRefusal, MergeView } from './data-keeper.ts';
export { movedRows, movedVersions, together } from './moved-rows.ts';

/** A success with a message for people beside its data. */
export class Reply<Data> {
  constructor(
    readonly data: Data,
    readonly message: string,
  ) {}
}

/** Status 202: nothing has been done yet, it waits for a second person. */
export class WaitingReply {
  constructor(
    readonly data: { readonly approval: string; readonly alone: boolean },
    readonly message: string,
  ) {}
}

/** A document as the answer of a call. */
export class FileReply {
  constructor(
    readonly bytes: Uint8Array,
    readonly type: string,
    /** Name offered for saving. */
    readonly name: string,
    /** Shown in the browser or saved to disk. */
    readonly disposition: 'inline' | 'attachment' = 'inline',
    /** `for-good`: the address always gives these bytes and tells nobody's secret, so a visitor's browser may keep them. */
    readonly kept: 'never' | 'for-good' = 'never',
  ) {}
}

/** JSON in the format of another product, without our envelope (the row says `bareJson`). */
export class BareReply {
  constructor(
    readonly body: object,
    readonly status: Status = 200,
  ) {}
}

/** An answer that is made while it is sent, piece by piece, as fast as the caller takes it. */
export class StreamReply {
  constructor(
    /** A failure in the middle cuts the connection, so that half an answer is never taken for a whole one. */
    readonly pieces: AsyncIterable<string | Uint8Array>,
    readonly type: string,
    /** Name under which it is saved to disk; null: it is read as it comes. */
    readonly name: string | null = null,
  ) {}
}

type AnswerOf<Row extends Endpoint> = [DataOf<Row>] extends [never]
  ? FileReply | StreamReply | BareReply
  : DataOf<Row> | Reply<DataOf<Row>> | FileReply;

/** Does what a row promises: gets parsed input, gives `data` of its success, or refuses. */
export type Handler<Row extends Endpoint = Endpoint> = (
  input: ParsedOf<Row>,
  context: CallContext<Row['auth']>,
) => Promise<AnswerOf<Row>> | AnswerOf<Row>;

/** One handler for each row of a contract: a missing one does not compile. */
export type Handlers<C extends Contract> = { readonly [K in keyof C]: Handler<C[K]> };

/** A feature's server half, ready to be mounted. What its handlers take is known to `defineModule`, not beyond. */
export interface ServerModule {
  readonly name: string;
  readonly contract: Contract;
  readonly handlers: Readonly<Record<string, (input: never, context: never) => unknown>>;
  readonly migrations: readonly Migration[];
  /** Functions of the database that its stores call. */
  readonly routines: readonly Part[];
  /** Texts its handlers and schemas refer to by key. */
  readonly messages: Catalogue | null;
  /** Who answers for what it stores of members. */
  readonly keepers: readonly DataKeeper[];
}

/** Declares a module; what it does not have may be left out. A row without a handler does not compile. */
export function defineModule<C extends Contract>(module: {
  name: string;
  contract: C;
  handlers: Handlers<C>;
  migrations?: readonly Migration[];
  routines?: readonly Part[];
  messages?: Catalogue;
  keepers?: readonly DataKeeper[];
}): ServerModule {
  return { migrations: [], routines: [], messages: null, keepers: [], ...module };
}
