import type { Endpoint, GivenOf, InputOf } from './endpoint.ts';

/** Why a call failed. */
export type CallFault =
  /** The server returned an error: `status` and the message say why. */
  | 'refused'
  /** No response: offline, connection lost, wrong host. */
  | 'network'
  /** Timed out (spec §9: 60,000 ms). */
  | 'timeout'
  /** The response does not match the row. */
  | 'invalid-answer'
  /** The caller aborted. */
  | 'aborted';

/** Error of a failed call, with the server's message if there is one; `cause` is what the network threw. */
export class CallError extends Error {
  constructor(
    readonly fault: CallFault,
    message: string,
    /** HTTP status; 0 without a response. */
    readonly status: number,
    /** `data` of the error envelope, such as suggested corrections. */
    readonly data?: unknown,
    /** Request id for support. */
    readonly requestId?: string,
    /** Seconds until a retry is allowed, if the server says so. */
    readonly retryAfter?: number,
  ) {
    super(message);
    this.name = 'CallError';
  }
}

/** Options of a call. */
export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Called with the server's message on success, if there is one. */
  readonly onMessage?: (words: string) => void;
  /** Called with the upload progress, 0 to 1, if available: for files. */
  readonly sent?: (share: number) => void;
}

/** Calls a row. Screens and pages reach the server only through this. */
export type Call = <Row extends Endpoint>(
  row: Row,
  input: InputOf<Row>,
  options?: CallOptions,
) => Promise<GivenOf<Row>>;
