import type { Contract, DataOf, Endpoint, ParsedOf } from '@vinlore/contract';
import type { Migration, Part } from '@vinlore/database';
import type { Catalogue } from '@vinlore/i18n';
import type { CallContext } from './context.ts';
import type { DataKeeper } from './data-keeper.ts';
import type { BareReply, FileReply, Reply, StreamReply } from './replies.ts';
import type { ServedOperation } from './v1/served-operation.ts';

export type { DataKeeper, DataOwner, MemberMerge, MergePart, MergeRefusal, MergeView } from './data-keeper.ts';
export { BareReply, FileReply, Reply, StreamReply, WaitingReply } from './replies.ts';
export { movedRows, movedVersions, together } from './moved-rows.ts';

type AnswerOf<Row extends Endpoint> = [DataOf<Row>] extends [never]
  ? FileReply | StreamReply | BareReply
  : DataOf<Row> | Reply<DataOf<Row>> | FileReply;

/** Implements a row: receives parsed input, returns the `data` of its success, or refuses. */
export type Handler<Row extends Endpoint = Endpoint> = (
  input: ParsedOf<Row>,
  context: CallContext<Row['auth']>,
) => Promise<AnswerOf<Row>> | AnswerOf<Row>;

/** One handler for each row of a contract; a missing one does not compile. */
export type Handlers<C extends Contract> = { readonly [K in keyof C]: Handler<C[K]> };

/** A feature's server half, ready to be mounted. Handler input types are checked by `defineModule` and erased here. */
export interface ServerModule {
  readonly name: string;
  readonly contract: Contract;
  readonly handlers: Readonly<Record<string, (input: never, context: never) => unknown>>;
  /** Operations of the public API `/v1`. */
  readonly operations: readonly ServedOperation[];
  readonly migrations: readonly Migration[];
  /** Database functions that its stores call. */
  readonly routines: readonly Part[];
  /** Texts that its handlers and schemas refer to by key. */
  readonly messages: Catalogue | null;
  /** Who is responsible for the member data it stores. */
  readonly keepers: readonly DataKeeper[];
}

/** Declares a module; parts it does not have may be omitted. A row without a handler does not compile. */
export function defineModule<C extends Contract>(module: {
  name: string;
  contract: C;
  handlers: Handlers<C>;
  operations?: readonly ServedOperation[];
  migrations?: readonly Migration[];
  routines?: readonly Part[];
  messages?: Catalogue;
  keepers?: readonly DataKeeper[];
}): ServerModule {
  return { operations: [], migrations: [], routines: [], messages: null, keepers: [], ...module };
}
