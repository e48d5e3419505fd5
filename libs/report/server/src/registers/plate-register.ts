import { within } from '@vinlore/contract';
import type { RegisterEvent, RegisteredCar } from '@vinlore/report-domain';
import { createCircuit, type Logger, type SourceWatch, UNWATCHED, watched } from '@vinlore/server-kit';
import { SourceError } from '../sources/source-error.ts';

/** A register's data about a plate. */
export interface RegisterAnswer {
  readonly vehicle: RegisteredCar;
  readonly events: readonly RegisterEvent[];
}

/** A public vehicle register, queried by plate. Its answers contain no VIN and no owner data that we store. */
export interface PlateRegister {
  /** Name shown to readers. */
  readonly name: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /**
   * @param plate 1 to 8 characters, A–Z and 0–9
   * @returns null if the plate isn't registered
   * @throws any other failure, which must not be taken for "not registered"
   */
  ask(plate: string, signal: AbortSignal): Promise<RegisterAnswer | null>;
}

const TIMEOUT_MS = 3_000;

/**
 * Stops querying a register that is down, so that visitors don't wait for it, and warns operators. Plates aren't
 * logged.
 */
export function guarded(
  register: PlateRegister,
  log: Logger,
  clock: () => Date,
  watch: SourceWatch = UNWATCHED,
): PlateRegister {
  const circuit = createCircuit(clock, (until) => watch.spared(register.name, until));
  return {
    ...register,
    async ask(plate) {
      let answer: { readonly value: RegisterAnswer | null } | null;
      try {
        answer = await circuit.attempt(async () => ({
          value: await watched(watch, register.name, () => within(TIMEOUT_MS, (signal) => register.ask(plate, signal))),
        }));
      } catch (error) {
        // Error messages of others may contain the query, so only our own are logged.
        const reason = error instanceof SourceError ? error.message : error instanceof Error ? error.name : 'unknown';
        log.warn({ source: register.name, reason }, 'a register is down');
        throw error;
      }
      if (answer === null) throw new SourceError('failed too often, so requests are paused');
      return answer.value;
    },
  };
}
