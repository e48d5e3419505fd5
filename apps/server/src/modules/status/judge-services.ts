import type { ServiceName, ServiceState } from '@vinlore/brand';

/** Answers of one service within the window. */
export interface ServiceAnswers {
  readonly total: number;
  /** Those with a 5xx status. */
  readonly failed: number;
}

/** What the state of the services is judged by. */
export interface Signals {
  readonly database: boolean;
  readonly worker: boolean;
  /** Whether emails are overdue. */
  readonly lateMail: boolean;
  /** Subjects of services outside that don't respond. */
  readonly down: ReadonlySet<string>;
  readonly answers: ReadonlyMap<ServiceName, ServiceAnswers>;
}

/** Fewer answers say nothing about a service. */
const ENOUGH = 20;
const DEGRADED_SHARE = 0.05;
const DOWN_SHARE = 0.5;

/** Services by the first part of a row's name. Rows of the desk and of accounts belong to none. */
const SERVICE_OF: Readonly<Record<string, ServiceName>> = {
  vehicle: 'lookups',
  catalogue: 'lookups',
  recall: 'lookups',
  model: 'lookups',
  report: 'reports',
  'model-report': 'reports',
  'sample-report': 'reports',
  sticker: 'stickers',
  billing: 'payments',
  subscription: 'payments',
  coupon: 'payments',
  tickets: 'support',
  feedback: 'support',
};

/** The service of a row; undefined if it belongs to none. */
export const serviceOf = (row: string): ServiceName | undefined => SERVICE_OF[row.split('.', 1)[0]!];

function byAnswers({ total, failed }: ServiceAnswers): ServiceState {
  if (total < ENOUGH) return 'ok';
  const share = failed / total;
  return share >= DOWN_SHARE ? 'down' : share >= DEGRADED_SHARE ? 'degraded' : 'ok';
}

const ORDER: readonly ServiceState[] = ['ok', 'degraded', 'down'];

/** The worst of some states; `ok` for none. */
export const worstOf = (states: readonly ServiceState[]): ServiceState =>
  ORDER[Math.max(0, ...states.map((state) => ORDER.indexOf(state)))]!;

/**
 * Judges each service. Without a database, VINs are still decoded from memory, so look-ups are degraded; everything else
 * is down. Mail is never down by itself, because emails are kept and sent later.
 */
export function judgeServices(signals: Signals): Record<ServiceName, ServiceState> {
  const { database, worker, lateMail, down, answers } = signals;
  const judged = (service: ServiceName, isDown: boolean, isDegraded = false): ServiceState => {
    if (!database) return service === 'lookups' ? 'degraded' : 'down';
    const own = isDown ? 'down' : isDegraded ? 'degraded' : 'ok';
    return worstOf([own, byAnswers(answers.get(service) ?? { total: 0, failed: 0 })]);
  };
  return {
    lookups: judged('lookups', false, down.has('plates') || down.has('decode') || down.has('recalls')),
    reports: judged('reports', false, down.has('history')),
    stickers: judged('stickers', false),
    payments: judged('payments', down.has('payments')),
    mail: judged('mail', false, !worker || lateMail || down.has('mail')),
    support: judged('support', false),
  };
}
