import type { Logger } from 'pino';
import type { TextSigner } from '../keys/keys.ts';
import { SECURITY_EVENTS, type SecurityEventName } from './events.ts';

/** What is known about an event. Persons and addresses are passed in plain and logged only as keyed hashes. */
export interface SecurityFacts {
  readonly brand?: string | undefined;
  /** Name of the row, or of a kind of page. */
  readonly row?: string | undefined;
  readonly requestId?: string | undefined;
  /** Account id of the actor. */
  readonly person?: string | null | undefined;
  /** The email that was entered, if no account is known. */
  readonly email?: string | null | undefined;
  /** The client address. */
  readonly address?: string | undefined;
  /** Details as a code such as `recovery-code`; anything that is not a code is dropped. */
  readonly kind?: string | undefined;
}

/** Destination of security events. */
export interface SecurityLog {
  /** Logs an event. Never throws, never blocks. */
  record(event: SecurityEventName, facts: SecurityFacts): void;
  /** How often each event has occurred in this process, including summed-up ones. */
  totals(): ReadonlyMap<SecurityEventName, number>;
  /** Returns the keyed hash of an address as used in the log; undefined if there is no log. */
  addressName(address: string): string | undefined;
  /** Writes the pending sums; called when the process ends. */
  flush(): void;
}

/** How long identical events are summed up. */
const WINDOW_MS = 60_000;
/**
 * Maximum number of distinct events per window that each get a line; all further ones share one line per event name.
 */
const DISTINCT = 1_000;
/** 96 bits: collisions are practically impossible, and lines stay readable. */
const HASH_LENGTH = 16;
const CODE = /^[a-z0-9][a-z0-9._-]{0,39}$/i;

interface Summed {
  readonly event: SecurityEventName;
  readonly line: Readonly<Record<string, unknown>>;
  /** Number of events since the last line. */
  count: number;
  /** Request id of the newest one. */
  requestId: string | undefined;
}

/** Dependencies of a security log. */
export interface SecurityLogDeps {
  readonly log: Logger;
  /** Makes the hashes, so that lines identify no one but can be matched by person or address. */
  readonly signer: Pick<TextSigner, 'code'>;
}

/**
 * Writes security events as JSON lines with `"security": true`, at any LOG_LEVEL except `silent`.
 *
 * The first event of its kind (same event, brand, row, person, email, address, and code) is written at once.
 * Repetitions within a minute are counted and written as one line with `count` when it ends. At most 2 × {@link
 * DISTINCT} lines plus two per event name are written per minute, however many addresses an attacker has.
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

/** For tests of something else. */
export const NO_SECURITY_LOG: SecurityLog = {
  record: () => {},
  totals: () => new Map(),
  addressName: () => undefined,
  flush: () => {},
};
