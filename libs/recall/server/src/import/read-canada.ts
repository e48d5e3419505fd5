import { modelMatch, TRANSPORT_CANADA } from '@vinlore/recall-domain';
import { LineFault } from '@vinlore/server-kit';
import { makeKey } from '@vinlore/vehicle-domain';
import { isoDay } from '../store/iso-day.ts';
import type { KeptLine } from '../store/keep-recalls.ts';
import { importText } from './import-text.ts';

/** Columns we read from Transport Canada's file; the others are their French versions. */
export const CANADA_COLUMNS = [
  ...(['recall_number_num', 'year', 'manufacturer_recall_no_txt', 'category_etxt', 'make_name_nm'] as const),
  ...(['model_name_nm', 'unit_affected_nbr', 'system_type_etxt', 'comment_etxt', 'recall_date_dte'] as const),
] as const;
type CanadaRecord = Readonly<Partial<Record<(typeof CANADA_COLUMNS)[number], string>>>;

const plain = (text: string | undefined) => (text ?? '').replaceAll('\0', '').trim();

/** Maps Transport Canada's category to the recall type; everything except tires and child seats is a vehicle. */
function typeOf(category: string) {
  if (/\btires?\b/i.test(category)) return 'tire';
  return /child|infant|booster/i.test(category) ? 'child-seat' : 'vehicle';
}

/** Parses `2,700.00` as a number of vehicles; null if empty, undefined if invalid. */
function countOf(text: string): number | null | undefined {
  const digits = text.replaceAll(',', '').replace(/\.0*$/, '');
  if (!/^\d{0,9}$/.test(digits)) return undefined;
  return digits === '' || Number(digits) === 0 ? null : Number(digits);
}

/** Parses the date of `YYYY-MM-DD`, with or without a time; null if empty, undefined if invalid. */
function dayOf(text: string): string | null | undefined {
  if (text === '') return null;
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})(?:[T ].*)?$/.exec(text) ?? [];
  return year && month && day ? (isoDay(year, month, day) ?? undefined) : undefined;
}

/**
 * Reads a line of Transport Canada's Vehicle Recalls Database (`vrdb_full_monthly.csv`): one model and year of a
 * recall. The comment contains the full text: defect, risk, and remedy.
 */
export function readCanadaRecall(record: CanadaRecord, file: string): KeptLine | LineFault {
  const campaign = plain(record.recall_number_num);
  if (!/^\d{4,12}$/.test(campaign))
    return new LineFault(importText('recallFile.noCampaign', { text: campaign.slice(0, 20) }), {
      column: 'RECALL_NUMBER_NUM',
      allowed: '2009097',
    });
  const [make, model] = [plain(record.make_name_nm).toUpperCase(), plain(record.model_name_nm).toUpperCase()];
  if (make === '' || model === '')
    return new LineFault(importText('recallFile.noMakeOrModel'), { column: 'MAKE_NAME_NM, MODEL_NAME_NM' });
  const year = plain(record.year);
  if (!/^((18|19|20)\d{2}|0*|9999)$/.test(year))
    return new LineFault(importText('recallFile.noModelYear', { text: year.slice(0, 20) }), {
      column: 'YEAR',
      allowed: '1800–2099',
    });
  const affected = countOf(plain(record.unit_affected_nbr));
  if (affected === undefined)
    return new LineFault(importText('recallFile.noCount', { text: plain(record.unit_affected_nbr).slice(0, 20) }), {
      column: 'UNIT_AFFECTED_NBR',
      allowed: '0–999999999',
    });
  const received = dayOf(plain(record.recall_date_dte));
  if (received === undefined)
    return new LineFault(importText('recallFile.noDay'), { column: 'RECALL_DATE_DTE', allowed: 'YYYY-MM-DD' });
  const component = plain(record.system_type_etxt).toUpperCase();
  const match = modelMatch(make, model);
  const source = TRANSPORT_CANADA;
  return {
    campaign: {
      source,
      campaign,
      maker_campaign: plain(record.manufacturer_recall_no_txt) || null,
      manufacturer: make,
      type: typeOf(plain(record.category_etxt)),
      received,
      summary: plain(record.comment_etxt),
      ...{ consequence: '', remedy: '', notes: '' },
      affected,
      ...{ park_it: false, park_outside: false, over_the_air: false },
    },
    vehicle: {
      source,
      record_id: [campaign, year, make, model, component].join('/'),
      campaign,
      file,
      make,
      model,
      make_key: makeKey(make),
      model_key: match.key,
      weight: match.weight,
      year: /^(0*|9999)$/.test(year) ? null : Number(year),
      component,
      built_from: null,
      built_to: null,
    },
    parking: null,
  };
}
