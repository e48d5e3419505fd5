import * as v from 'valibot';

/**
 * The envelope of every JSON response (docs/decisions.md §2). `msg` repeats `message` for callers that read the older
 * name.
 */
export const EnvelopeSchema = v.object({
  status: v.picklist(['success', 'error']),
  message: v.optional(v.string()),
  msg: v.optional(v.string()),
  data: v.optional(v.unknown()),
  /** Request id to quote to support; also in the header `x-request-id` and in the logs. */
  request_id: v.optional(v.string()),
});

/** A parsed envelope. */
export type Envelope = v.InferOutput<typeof EnvelopeSchema>;

/** Returns the envelope of a success. */
export function succeeded(data?: unknown, message?: string): Envelope {
  return {
    status: 'success',
    ...(message === undefined ? {} : { message, msg: message }),
    ...(data === undefined ? {} : { data }),
  };
}

/** Returns the envelope of an error, with a message for people. */
export function failed(message: string, requestId?: string, data?: unknown): Envelope {
  return {
    status: 'error',
    message,
    msg: message,
    ...(data === undefined ? {} : { data }),
    ...(requestId === undefined ? {} : { request_id: requestId }),
  };
}
