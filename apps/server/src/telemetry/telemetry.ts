import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Config, createLogger, type Logger, type Metrics } from '@vinlore/server-kit';

/** Traces, metrics, and logs of one process by OTLP; nothing at all unless OTEL_EXPORTER_OTLP_ENDPOINT is set. */
export interface Telemetry {
  /** The process's log, which is sent too. */
  readonly log: Logger;
  /** Handles a request as a span of the caller's trace, or of a new one. */
  answering<T>(request: IncomingMessage, response: ServerResponse, work: () => T): T;
  /** Names the current request after its contract row or kind of page. */
  named(name: string): void;
  /** Notes a request to a service outside that took `ms` and is over. */
  asked(source: string, isGood: boolean, ms: number): void;
  /** Sends these metrics from now on. */
  send(metrics: Pick<Metrics, 'families'>): void;
  /** Sends what is left, as far as the collector takes it within two seconds, then stops. */
  stop(): Promise<void>;
}

/** For processes that send nothing. */
export const noTelemetry = (log: Logger): Telemetry => ({
  log,
  answering: (_request, _response, work) => work(),
  named: () => undefined,
  asked: () => undefined,
  send: () => undefined,
  stop: () => Promise.resolve(),
});

/**
 * Opens the telemetry of a process. The SDK is loaded only if it is switched on.
 *
 * @param kind for `vinlore.process`
 */
export async function openTelemetry(config: Config, kind: 'server' | 'worker'): Promise<Telemetry> {
  const endpoint = config.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (endpoint === null) return noTelemetry(createLogger(config.LOG_LEVEL));
  const { startOtlp } = await import('./otlp.ts');
  return startOtlp({ endpoint, level: config.LOG_LEVEL, kind, share: config.OTEL_TRACES_SAMPLER_ARG });
}
