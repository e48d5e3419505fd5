import { type ActName, recordAct } from '@vinlore/audit';
import type { Tx } from '@vinlore/database';
import type { Language } from '@vinlore/i18n';
import {
  correctEvent,
  eventWords,
  type historyDeskContract,
  isInFuture,
  MOST_RECORDS,
  type StaffRecord,
} from '@vinlore/report-domain';
import { type CallContext, type Handlers, refuse, staffAct } from '@vinlore/server-kit';
import { plainVin } from '@vinlore/vehicle-domain';
import type { RecordKey } from '../events/keep-events.ts';
import {
  deleteRecord,
  lockRecord,
  markRecord,
  type MarkedRecord,
  type RecordMark,
  recordOf,
  recordsOf,
} from '../events/mark-record.ts';
import type { HistoryDeskDeps } from './history-desk-deps.ts';

type Rows = Pick<
  typeof historyDeskContract,
  'historyRecords' | 'hideRecord' | 'withdrawRecord' | 'correctRecord' | 'deleteRecord'
>;

const standingOf = ({ mark }: MarkedRecord) => mark?.standing ?? 'shown';

/** Returns a record as staff see it: as shown in reports, and the source's own data. */
function recordViewOf(marked: MarkedRecord, language: Language): StaffRecord {
  const { event, mark, importId } = marked;
  const shown = mark?.correction ? correctEvent(event, mark.correction) : event;
  const { title, date, place, odometer, details } = eventWords(shown, language);
  return {
    source: event.source,
    record_id: event.recordId,
    vin: event.vin,
    title,
    day: date,
    place,
    reading: odometer,
    details: [...details],
    said: {
      date: event.date,
      odometer: event.odometer && { value: event.odometer.value, unit: event.odometer.unit },
    },
    standing: standingOf(marked),
    correction: mark?.correction ?? null,
    reason: mark?.reason ?? null,
    marked_at: mark?.marked_at.toISOString() ?? null,
    import_id: importId,
    sample: event.sample,
  };
}

/** GET /api-cwa/staff/history/records, POST …/record/hide, …/withdraw, …/correct and …/delete. */
export function recordCalls({ database, tellOwners, clock }: HistoryDeskDeps): Handlers<Rows> {
  /** Reads a record under its lock. @throws Refusal 404 */
  const held = async (tx: Tx, key: RecordKey, { text }: CallContext): Promise<MarkedRecord> => {
    await lockRecord(tx, key);
    return (await recordOf(tx, key)) ?? refuse(404, text.t('history.noRecord'));
  };
  /**
   * Records the action in the audit log, and notifies owners of reports that show the record, unless it is merely shown
   * again.
   */
  const note = async (tx: Tx, context: CallContext<'staff'>, act: ActName, { event }: MarkedRecord, detail: object) => {
    if (act !== 'history-record.shown')
      await tellOwners(tx, { source: event.source, record_id: event.recordId, vin: event.vin });
    await recordAct(tx, {
      ...staffAct(context),
      act,
      subject: { kind: 'history-record', id: `${event.source} · ${event.recordId}` },
      detail: { vin: event.vin, ...detail },
    });
  };
  /** Changes a record's staff data, and records the action if anything changed. */
  const change = async (
    { source, record_id, reason }: { readonly source: string; readonly record_id: string; readonly reason: string },
    context: CallContext<'staff'>,
    decide: (
      before: MarkedRecord,
    ) => { readonly act: ActName; readonly mark: RecordMark; readonly detail?: object } | null,
  ): Promise<StaffRecord> => {
    const key = { source, recordId: record_id };
    const after = await database.transaction(async (tx) => {
      const before = await held(tx, key, context);
      const decided = decide(before);
      // A repeated request changes nothing.
      if (decided === null) return before;
      await markRecord(tx, before, decided.mark, reason);
      await note(tx, context, decided.act, before, { reason, ...decided.detail });
      return (await recordOf(tx, key))!;
    });
    return recordViewOf(after, context.text.language);
  };

  return {
    historyRecords: async ({ vin: typed }, { text }) => {
      const vin = plainVin(typed);
      const found = await recordsOf(database, vin, MOST_RECORDS + 1);
      return {
        vin,
        records: found.slice(0, MOST_RECORDS).map((each) => recordViewOf(each, text.language)),
        more: found.length > MOST_RECORDS,
      };
    },

    hideRecord: (input, context) =>
      change(input, context, (before) => {
        const standing = standingOf(before);
        if (standing === 'withdrawn') return refuse(409, context.text.t('history.isWithdrawn'));
        if (input.hidden === (standing === 'hidden')) return null;
        return input.hidden
          ? { act: 'history-record.hidden', mark: { standing: 'hidden' } }
          : { act: 'history-record.shown', mark: { standing: null } };
      }),

    withdrawRecord: (input, context) =>
      change(input, context, (before) => {
        if (input.withdrawn === (standingOf(before) === 'withdrawn')) return null;
        return input.withdrawn
          ? { act: 'history-record.withdrawn', mark: { standing: 'withdrawn' } }
          : { act: 'history-record.shown', mark: { standing: null } };
      }),

    correctRecord: (input, context) => {
      const { correction } = input;
      const today = clock().toISOString().slice(0, 10);
      if (correction?.date !== undefined && isInFuture(correction.date, today))
        return refuse(422, context.text.t('history.dateAhead'));
      return change(input, context, ({ event, mark }) => {
        if (correction === null && !mark?.correction) return null;
        return {
          act: 'history-record.corrected',
          mark: { correction },
          detail: { said: { date: event.date, odometer: event.odometer }, correction },
        };
      });
    },

    deleteRecord: async ({ source, record_id, reason }, context) => {
      const key = { source, recordId: record_id };
      await database.transaction(async (tx) => {
        const before = await held(tx, key, context);
        await deleteRecord(tx, key);
        await note(tx, context, 'history-record.deleted', before, {
          reason,
          kind: before.event.kind,
          date: before.event.date,
        });
      });
      return { deleted: true as const };
    },
  };
}
