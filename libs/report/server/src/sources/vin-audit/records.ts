import { type EventKind, type HistoryEvent, readDate, TITLE_BRANDS } from '@vinlore/report-domain';
import { SourceError } from '../source-error.ts';
import type { VinAuditAnswer } from './answer.ts';
import { dispositionOf, dollarsOf, impactOf, noteOf, odometerOf, placeOf, textOf, yesOrNo } from './values.ts';

/**
 * The provider's name as shown to readers. No record is attributed to NMVTIS, where some of them come from
 * (docs/decisions.md §5).
 */
export const VIN_AUDIT = 'VinAudit';

type RecordFacts = Pick<HistoryEvent, 'kind'> &
  Partial<Pick<HistoryEvent, 'odometer' | 'place' | 'confidence' | 'detail'>>;

/** Data shared by all events of a report. */
interface Telling {
  readonly vin: string;
  readonly sample: boolean;
}

/** Leaves out undefined keys, as the event model requires. */
const said = (detail: { readonly [Key in keyof HistoryEvent['detail']]: HistoryEvent['detail'][Key] | undefined }) =>
  Object.fromEntries(Object.entries(detail).filter(([, value]) => value !== undefined)) as HistoryEvent['detail'];

/**
 * Returns an event. The provider's records have no ID, so one is built from their content. The same record thus has the
 * same ID tomorrow, and duplicates become one.
 *
 * @throws SourceError for a record without a date; dropping it would claim that there is no record
 */
function event(
  { vin, sample }: Telling,
  date: string,
  facts: RecordFacts,
  ...identity: readonly string[]
): HistoryEvent {
  const day = readDate(date, ['iso', 'us']);
  if (day === null) throw new SourceError(`a ${facts.kind} record without a date`);
  return {
    vin,
    date: day,
    odometer: null,
    place: null,
    confidence: 'reported',
    detail: {},
    ...facts,
    source: VIN_AUDIT,
    recordId: [facts.kind, day, ...identity].filter(Boolean).join(' ').slice(0, 120).trim(),
    sample,
  };
}

function brandEvent(telling: Telling, check: VinAuditAnswer['checks'][number]): HistoryEvent {
  const { date, brand_code: code, brand_title: title, brander_code: from, brander_name: name } = check;
  const isState = check.brander_type.toLowerCase() === 'state';
  const detail = said({
    brand: code in TITLE_BRANDS ? code : undefined,
    // A brand whose code isn't in D.20 keeps its text.
    note: code in TITLE_BRANDS ? undefined : noteOf(code, title),
    entity: isState ? undefined : textOf(name, 120),
  });
  const place = isState ? (placeOf(from) ?? placeOf(name)) : null;
  return event(telling, date, { kind: 'title-brand', place, detail }, code || title, from);
}

function theftEvents(telling: Telling, theft: VinAuditAnswer['thefts'][number]): HistoryEvent[] {
  const { date, date_of_theft: stolen, date_of_recovery: recovered, record_type: type } = theft;
  const state = theft.theft_reported_state || theft.state;
  const isRecovery = /recover/i.test(type);
  const of = (kind: EventKind, day: string) => event(telling, day, { kind, place: placeOf(state) }, state);
  if (isRecovery) return [of('theft-recovery', recovered || date)];
  return [of('theft', stolen || date), ...(recovered ? [of('theft-recovery', recovered)] : [])];
}

/** @throws SourceError for any other kind of record */
function lieKind(type: string): EventKind {
  if (/lien/i.test(type)) return /release|satisf|clear/i.test(type) ? 'lien-release' : 'lien';
  if (/impound/i.test(type)) return 'impound';
  if (/export/i.test(type)) return 'export';
  throw new SourceError('a lien, impound, or export record of an unknown kind');
}

/**
 * Returns an answer's records as events.
 *
 * @throws SourceError if a record can't be converted
 */
export function eventsOf(vin: string, answer: VinAuditAnswer): HistoryEvent[] {
  const telling = { vin, sample: answer.mode.toLowerCase() === 'test' };
  const events = [
    ...answer.titles.map(({ date, state, meter, meter_unit: unit }) =>
      event(telling, date, { kind: 'title', odometer: odometerOf(meter, unit), place: placeOf(state) }, state, meter),
    ),
    ...answer.checks.map((check) => brandEvent(telling, check)),
    ...answer.jsi.map((record) => {
      const { date, record_type: type, brander_name: name, brander_state: state, vehicle_disposition: end } = record;
      const kind = /insurance|total/i.test(type) ? 'total-loss' : 'salvage';
      const detail = said({
        disposition: dispositionOf(end),
        exported: yesOrNo(record.intended_for_export),
        entity: textOf(name, 120),
        note: dispositionOf(end) ? undefined : noteOf(end),
      });
      return event(telling, date, { kind, place: placeOf(state, record.brander_city), detail }, name, end);
    }),
    ...answer.salvage.map(({ date, location, title_type: title, loss_type: loss, milage, color, ...damages }) => {
      const where = [damages.primary_damage, damages.secondary_damage];
      const detail = said({
        impact: impactOf(where),
        exterior: textOf(color, 60),
        note: noteOf(title, loss, ...where, location),
      });
      return event(telling, date, { kind: 'salvage', odometer: odometerOf(milage), detail }, location, title);
    }),
    ...answer.sales.map((sale) => {
      // Names and cities of private sellers are left out for privacy.
      const seller = /private/i.test(sale.seller_type) ? undefined : textOf(sale.seller_name, 120);
      const detail = said({
        price: dollarsOf(sale.listing_price),
        seller,
        exterior: textOf(sale.vehicle_color, 60),
        trim: textOf(sale.vehicle_trim, 60),
      });
      const facts = {
        kind: 'listing',
        odometer: odometerOf(sale.vehicle_mileage),
        place: placeOf(sale.seller_state, seller && sale.seller_city),
        // A listing contains only the seller's claims.
        confidence: 'unverified',
        detail,
      } as const;
      return event(telling, sale.date, facts, seller ?? 'private', sale.listing_price);
    }),
    ...answer.accidents.map(({ date, type, description, city, state }) => {
      const detail = said({ impact: impactOf([description]), note: noteOf(type, description) });
      return event(telling, date, { kind: 'accident', place: placeOf(state, city), detail }, type, state);
    }),
    ...[...answer.thefts, ...answer.canada_thefts].flatMap((theft) => theftEvents(telling, theft)),
    ...answer.lie.map(({ date, type, record_type: other, city, state }) =>
      event(telling, date, { kind: lieKind(`${type} ${other}`), place: placeOf(state, city) }, state),
    ),
  ];
  return [...new Map(events.map((each) => [each.recordId, each])).values()];
}
