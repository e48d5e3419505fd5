import type { Status } from '@vinlore/contract';

/** A success with data and a message for the user. */
export class Reply<Data> {
  constructor(
    readonly data: Data,
    readonly message: string,
  ) {}
}

/** Status 202: nothing has been done yet, because approval is pending. */
export class WaitingReply {
  constructor(
    readonly data: { readonly approval: string; readonly alone: boolean },
    readonly message: string,
  ) {}
}

/** A document as the response to a call. */
export class FileReply {
  constructor(
    readonly bytes: Uint8Array,
    readonly type: string,
    /** File name offered for saving. */
    readonly name: string,
    /** Whether it is displayed in the browser or saved to disk. */
    readonly disposition: 'inline' | 'attachment' = 'inline',
    /** `for-good`: the URL always returns these bytes and they are not secret, so browsers may cache them. */
    readonly kept: 'never' | 'for-good' = 'never',
  ) {}
}

/** JSON in another product's format, without our envelope (the row has `bareJson`). */
export class BareReply {
  constructor(
    readonly body: object,
    readonly status: Status = 200,
  ) {}
}

/** A response generated while it is sent, as fast as the caller reads it. */
export class StreamReply {
  constructor(
    /** A failure cuts the connection, so a partial response is never mistaken for a complete one. */
    readonly pieces: AsyncIterable<string | Uint8Array>,
    readonly type: string,
    /** File name for saving to disk; null if it is not an attachment. */
    readonly name: string | null = null,
  ) {}
}
