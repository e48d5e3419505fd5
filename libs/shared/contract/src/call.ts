import type { Endpoint, GivenOf, InputOf } from './endpoint.ts';

/** Why a call gave no data. */
export type CallFault =
  /** The server refused: `status` and message say why. */
  | 'refused'
  /** No answer came: offline, connection lost, wrong host. */
  | 'network'
  /** No answer came in time (spec §9: 60,000 ms). */
  | 'timeout'
  /** An answer came that is not what the row promises. */
  | 'invalid-answer'
  /** The caller gave up. */
  | 'aborted';

/** A call that gave no data, with a message for people where the server sent one; `cause` is what the network threw. */
export class CallError extends Error {
  constructor(
    readonly fault: CallFault,
    message: string,
    /** HTTP status; 0 where no answer came. */
    readonly status: number,
    /** `data` of the refusal's envelope, such as suggested corrections. */
    readonly data?: unknown,
    /** The number to tell support. */
    readonly requestId?: string,
    /** Seconds after which to try again, where the server says so. */
    readonly retryAfter?: number,
  ) {
    super(message);
    this.name = 'CallError';
  }
}

/** What a caller may add to a call. */
export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Told what the server says with a success, where it says something. */
  readonly onMessage?: (words: string) => void;
  /** Told how much of what is sent is out, 0 to 1, where the network says so: for files. */
  readonly sent?: (share: number) => void;
}

/** Calls a row. Screens and pages know of the server only this. */
export type Call = <Row extends Endpoint>(
  row: Row,
  input: InputOf<Row>,
  options?: CallOptions,
) => Promise<GivenOf<Row>>;
