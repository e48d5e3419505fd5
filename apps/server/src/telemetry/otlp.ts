import { randomUUID } from 'node:crypto';
import {
  type Context,
  context,
  diag,
  DiagLogLevel,
  isSpanContextValid,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { OTLPLogExporter } from '@opentelemetry/exporter-logs-otlp-proto';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-proto';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchLogRecordProcessor, LoggerProvider } from '@opentelemetry/sdk-logs';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import {
  BatchSpanProcessor,
  NodeTracerProvider,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-node';
import { createLogger } from '@vinlore/server-kit';
import pTimeout from 'p-timeout';
import { pino } from 'pino';
import { contextManager } from './context-manager.ts';
import { createFaultLog } from './fault-log.ts';
import { logRecords } from './log-records.ts';
import { producerOf } from './metric-producer.ts';
import type { Telemetry } from './telemetry.ts';

/** Options of {@link startOtlp}. */
export interface OtlpOptions {
  /** OTEL_EXPORTER_OTLP_ENDPOINT: the collector, without `/v1/…`. */
  readonly endpoint: string;
  readonly level: string;
  readonly kind: 'server' | 'worker';
  /** Share of traces that are kept, 0 to 1. */
  readonly share: number;
}

/** How often metrics are sent; Prometheus' usual scrape interval is of the same order. */
const METRICS_MS = 30_000;
/** What isn't sent by then is lost: a collector must not keep a process from stopping. */
const STOP_MS = 2_000;
/** Spans and log lines that wait for the collector; more are dropped, so memory stays bounded. */
const QUEUE = { maxQueueSize: 2_048, exportTimeoutMillis: 10_000 };
/** Longer values are cut. */
const LONGEST_VALUE = 4_000;

/** Trace ids for the log lines of a request or job, so that a line leads to its trace. */
function traceFacts(): object {
  const found = trace.getActiveSpan()?.spanContext();
  return found && isSpanContextValid(found) ? { trace_id: found.traceId, span_id: found.spanId } : {};
}

/** The caller's trace. Nothing else is taken from outside: `tracestate` and `baggage` may hold anything. */
function callersTrace({ traceparent }: NodeJS.Dict<string | string[]>): Context {
  return typeof traceparent === 'string' ? propagation.extract(ROOT_CONTEXT, { traceparent }) : ROOT_CONTEXT;
}

/** Starts the SDK. Headers, timeouts, and resource attributes are OpenTelemetry's own variables (OTEL_…). */
export function startOtlp({ endpoint, level, kind, share }: OtlpOptions): Telemetry {
  const faults = createFaultLog(level);
  diag.setLogger(faults, { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true });
  const at = (path: string) => ({ url: `${endpoint.replace(/\/+$/, '')}/v1/${path}` });
  const attributes = { 'service.name': 'vinlore', 'service.instance.id': randomUUID(), 'vinlore.process': kind };
  const resource = defaultResource()
    .merge(resourceFromAttributes(attributes))
    .merge(detectResources({ detectors: [envDetector] }));
  const kept = new TraceIdRatioBasedSampler(share);
  const traces = new NodeTracerProvider({
    resource,
    // Browsers begin most traces. Whether one is kept depends on its id alone, here as in other processes.
    sampler: new ParentBasedSampler({ root: kept, remoteParentSampled: kept, remoteParentNotSampled: kept }),
    spanLimits: { attributeValueLengthLimit: LONGEST_VALUE },
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter(at('traces')), { ...QUEUE })],
  });
  traces.register({ contextManager });
  const logs = new LoggerProvider({
    resource,
    logRecordLimits: { attributeValueLengthLimit: LONGEST_VALUE },
    processors: [new BatchLogRecordProcessor({ exporter: new OTLPLogExporter(at('logs')), ...QUEUE })],
  });
  const log = createLogger(
    level,
    pino.multistream([
      { stream: pino.destination(2), level: 'trace' },
      { stream: logRecords(logs.getLogger('vinlore')), level: 'trace' },
    ]),
    traceFacts,
  );
  const tracer = trace.getTracer('vinlore');
  let meters: MeterProvider | null = null;

  return {
    log,
    answering: (request, response, work) => {
      const caller = callersTrace(request.headers);
      const method = request.method ?? 'GET';
      const attributes = { 'http.request.method': method };
      const span = tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, caller);
      response.once('close', () => {
        span.setAttribute('http.response.status_code', response.statusCode);
        if (response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      });
      return context.with(trace.setSpan(caller, span), work);
    },
    // The row and not the path, which may hold a VIN or a secret.
    named: (name) => trace.getActiveSpan()?.setAttribute('http.route', name).updateName(name),
    asked: (source, isGood, ms) => {
      if (!trace.getActiveSpan()?.isRecording()) return;
      const span = tracer.startSpan(source, {
        kind: SpanKind.CLIENT,
        startTime: Date.now() - ms,
        attributes: { 'peer.service': source },
      });
      if (!isGood) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
    send: (metrics) => {
      const reader = new PeriodicExportingMetricReader({
        exporter: new OTLPMetricExporter(at('metrics')),
        exportIntervalMillis: METRICS_MS,
        exportTimeoutMillis: QUEUE.exportTimeoutMillis,
        metricProducers: [producerOf(metrics, resource)],
      });
      meters = new MeterProvider({ resource, readers: [reader] });
    },
    stop: async () => {
      const ending = Promise.allSettled([traces.shutdown(), logs.shutdown(), meters?.shutdown()]);
      await pTimeout(ending, { milliseconds: STOP_MS, fallback: () => undefined });
      for (const each of [trace, context, propagation, diag]) each.disable();
    },
  };
}
