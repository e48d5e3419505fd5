import type { Logger } from 'pino';
import type { TextSigner } from '../keys/keys.ts';
import { SECURITY_EVENTS, type SecurityEventName } from './events.ts';

/** What is known where an event happens. People and addresses go in as they are and come out as keyed hashes only. */
export interface SecurityFacts {
  readonly brand?: string | undefined;
  /** Name of the row, or of a kind of page. */
  readonly row?: string | undefined;
  readonly requestId?: string | undefined;
  /** Account id of whoever acts. */
  readonly person?: string | null | undefined;
  /** The email that somebody typed where no account is known. */
  readonly email?: string | null | undefined;
  /** The client address. */
  readonly address?: string | undefined;
  /** What exactly, as a code such as `recovery-code`; anything that is not a code is dropped. */
  readonly kind?: string | undefined;
}

/** Where security events go. */
export interface SecurityLog {
  /** Notes an event. Never throws, never waits. */
  record(event: SecurityEventName, facts: SecurityFacts): void;
  /** How often each event has happened in this process, whether or not it has a line of its own. */
  totals(): ReadonlyMap<SecurityEventName, number>;
  /** The keyed hash by which an address stands in the log; undefined where nobody listens. */
  addressName(address: string): string | undefined;
  /** Writes what is summed up so far; called at the end of the process. */
  flush(): void;
}

/** How long identical events are summed up. */
const WINDOW_MS = 60_000;
/** Different events that get lines of their own in a window; all others of a window share one line per event. */
const DISTINCT = 1_000;
/** 96 bits: nobody meets another by chance, and a line stays readable. */
const HASH_LENGTH = 16;
const CODE = /^[a-z0-9][a-z0-9._-]{0,39}$/i;

interface Summed {
  readonly event: SecurityEventName;
  readonly line: Readonly<Record<string, unknown>>;
  /** Events since the last line. */
  count: number;
  /** Of the newest of them. */
  requestId: string | undefined;
}

/** What a security log is made of. */
export interface SecurityLogDeps {
  readonly log: Logger;
  /** Makes the hashes, so that a line names nobody and still shows that two lines are about the same person or address. */
  readonly signer: Pick<TextSigner, 'code'>;
}

/**
 * Security events as JSON lines with `"security": true`, whatever LOG_LEVEL says (`silent` excepted).
 *
 * The first event of its kind (event, brand, row, person, address, code) is written at once. Further ones within the
 * minute are counted and written as one line with `count` when it ends. A minute writes at most 2 × {@link DISTINCT} lines
 * and two per event name, however many addresses an attacker has.
 */
export function createSecurityLog({ log, signer }: SecurityLogDeps): SecurityLog {
  const out = log.level === 'silent' ? log : log.child({ security: true }, { level: 'info' });
  const hashed = (purpose: string, value: string | null | undefined) =>
    value ? signer.code(`security.${purpose}`, value).slice(0, HASH_LENGTH) : undefined;
  const totals = new Map(Object.keys(SECURITY_EVENTS).map((event) => [event as SecurityEventName, 0]));
  let window = new Map<string, Summed>();
  let timer: NodeJS.Timeout | undefined;

  const write = ({ event, line }: Summed, count: number, requestId: string | undefined) =>
    out.info({ ...line, ...(requestId && { requestId }), ...(count > 1 && { count }) }, event);

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const over = window;
    window = new Map();
    for (const summed of over.values()) if (summed.count > 0) write(summed, summed.count, summed.requestId);
  };

  const lineOf = (event: SecurityEventName, { brand, row, person, email, address, kind }: SecurityFacts) => ({
    event,
    ...(brand && { brand }),
    ...(row && { row }),
    ...(kind && CODE.test(kind) && { kind }),
    ...(person && { person: hashed('person', person) }),
    ...(email && { email: hashed('email', `${brand ?? ''} ${email.slice(0, 320).trim().toLowerCase()}`) }),
    ...(address && { address: hashed('address', address) }),
  });

  return {
    record: (event, facts) => {
      totals.set(event, (totals.get(event) ?? 0) + 1);
      const own = JSON.stringify([event, facts.brand, facts.row, facts.person, facts.email, facts.address, facts.kind]);
      const isCrowded = window.size >= DISTINCT && !window.has(own);
      const key = isCrowded ? event : own;
      let summed = window.get(key);
      if (!summed) {
        summed = {
          event,
          line: isCrowded ? { event, others: true } : lineOf(event, facts),
          count: 0,
          requestId: undefined,
        };
        window.set(key, summed);
        write(summed, 1, facts.requestId);
        timer ??= setTimeout(flush, WINDOW_MS).unref();
        return;
      }
      summed.count += 1;
      summed.requestId = facts.requestId;
    },
    totals: () => totals,
    addressName: (address) => hashed('address', address),
    flush,
  };
}

/** For tests of something else, where nobody listens. */
export const NO_SECURITY_LOG: SecurityLog = {
  record: () => {},
  totals: () => new Map(),
  addressName: () => undefined,
  flush: () => {},
};
