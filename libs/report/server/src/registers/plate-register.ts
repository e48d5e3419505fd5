import { within } from '@vinlore/contract';
import type { RegisterEvent, RegisteredCar } from '@vinlore/report-domain';
import { createCircuit, type Logger, type SourceWatch, UNWATCHED, watched } from '@vinlore/server-kit';
import { SourceError } from '../sources/source-error.ts';

/** What a register tells of a plate. */
export interface RegisterAnswer {
  readonly vehicle: RegisteredCar;
  readonly events: readonly RegisterEvent[];
}

/** A public register of vehicles that is asked by plate; it knows no VIN and nothing that we keep of an owner. */
export interface PlateRegister {
  /** As readers see it. */
  readonly name: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /**
   * @param plate 1 to 8 of A–Z and 0–9
   * @returns null for a plate that it does not know
   * @throws whatever is wrong with it: that is never "not known"
   */
  ask(plate: string, signal: AbortSignal): Promise<RegisterAnswer | null>;
}

const TIMEOUT_MS = 3_000;

/** Spares visitors the wait for a register that is down, and tells operators of it; no plate is logged. */
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
        // Messages of others may quote what they were asked, so only ours are logged.
        const reason = error instanceof SourceError ? error.message : error instanceof Error ? error.name : 'unknown';
        log.warn({ source: register.name, reason }, 'a register is down');
        throw error;
      }
      if (answer === null) throw new SourceError('failed too often, so it is spared for a while');
      return answer.value;
    },
  };
}
