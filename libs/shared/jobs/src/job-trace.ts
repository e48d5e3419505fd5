import { context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';

/** Key beside a payload's own; a handler's schema leaves it out. */
const TRACE_KEY = 'traceparent';

/**
 * Adds the trace that enqueues a job to its payload (W3C Trace Context), so that one trace leads from a click to an
 * email. Without one that is kept, returns the payload itself.
 */
export function withTrace(payload: object): object {
  if (!trace.getActiveSpan()?.isRecording()) return payload;
  const carrier: Record<string, string> = {};
  propagation.inject(context.active(), carrier);
  const traceparent = carrier['traceparent'];
  return traceparent === undefined ? payload : { ...payload, [TRACE_KEY]: traceparent };
}

/**
 * Runs a job's work as a span of the trace that enqueued it, or of a new one.
 *
 * @param payload as stored by {@link withTrace}
 */
export async function inJobTrace<T>(name: string, payload: object, work: () => Promise<T>): Promise<T> {
  const traceparent: unknown = TRACE_KEY in payload ? payload[TRACE_KEY] : undefined;
  // Never the context at hand, which belongs to whoever woke the worker.
  const parent = typeof traceparent === 'string' ? propagation.extract(ROOT_CONTEXT, { traceparent }) : ROOT_CONTEXT;
  const span = trace.getTracer('vinlore').startSpan(`job ${name}`, { kind: SpanKind.CONSUMER }, parent);
  try {
    return await context.with(trace.setSpan(parent, span), work);
  } catch (error) {
    span.setStatus({ code: SpanStatusCode.ERROR });
    throw error;
  } finally {
    span.end();
  }
}
