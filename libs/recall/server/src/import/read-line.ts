import { modelMatch } from '@vinlore/recall-domain';
import { LineFault } from '@vinlore/server-kit';
import { makeKey } from '@vinlore/vehicle-domain';
import { isoDay } from '../store/iso-day.ts';
import type { KeptLine } from '../store/keep-recalls.ts';
import type { FlatLine } from './flat-file.ts';
import { importText } from './import-text.ts';

/** What a line of NHTSA's says: the campaign, again on each of its lines, and one vehicle of it. */
export interface RecallLine extends KeptLine {
  /** The day on which NHTSA made the record; null where it does not say. */
  readonly madeOn: string | null;
}

const TYPES = { V: 'vehicle', T: 'tire', E: 'equipment', C: 'child-seat' } as const;

/** What NHTSA writes for a model year that it does not know. */
const UNKNOWN_YEAR = '9999';

/** A campaign's number, such as `20V314000`: year, what it is of, and a number. */
const CAMPAIGN = /^\d{2}[A-Z]\d{5,6}$/;

/** The day of `YYYYMMDD`; null for none, undefined for what is no day. */
function dayOf(text: string): string | null | undefined {
  if (text === '' || text === '00000000') return null;
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})$/.exec(text) ?? [];
  return year && month && day ? (isoDay(year, month, day) ?? undefined) : undefined;
}

/** A null character cannot be kept in a database, and says nothing. */
const plain = (text: string | undefined) => (text ?? '').replaceAll('\0', '').trim();
const orNull = (text: string) => text || null;
const isYes = (text: string) => /^(y|yes|1|true)$/i.test(text);

/**
 * Reads a line of NHTSA's flat files.
 *
 * @param file the name of the file, as rows keep it
 * @returns rows of ours, or why it is none
 */
export function readRecallLine(
  line: FlatLine,
  { source, file }: { readonly source: string; readonly file: string },
): RecallLine | LineFault {
  const recordId = plain(line.record_id);
  if (!/^\d{1,12}$/.test(recordId))
    return new LineFault(importText('recallFile.noRecord'), { column: 'RECORD_ID', allowed: '0–9; 1–12' });
  const campaign = plain(line.campno).toUpperCase();
  if (!CAMPAIGN.test(campaign))
    return new LineFault(importText('recallFile.noCampaign', { text: campaign.slice(0, 20) }), {
      column: 'CAMPNO',
      allowed: '20V314000',
    });
  const [make, model] = [plain(line.maketxt), plain(line.modeltxt)];
  if (make === '' || model === '')
    return new LineFault(importText('recallFile.noMakeOrModel'), { column: 'MAKETXT, MODELTXT' });
  const year = plain(line.yeartxt);
  if (!/^(18|19|20)\d{2}$/.test(year) && year !== UNKNOWN_YEAR)
    return new LineFault(importText('recallFile.noModelYear', { text: year.slice(0, 20) }), {
      column: 'YEARTXT',
      allowed: `1800–2099, ${UNKNOWN_YEAR}`,
    });
  const type = TYPES[plain(line.rcltypecd).toUpperCase() as keyof typeof TYPES];
  if (!type) return new LineFault(importText('recallFile.noKind'), { column: 'RCLTYPECD', allowed: 'V, E, T, C' });
  const affected = plain(line.potaff);
  if (!/^\d{0,9}$/.test(affected))
    return new LineFault(importText('recallFile.noCount', { text: affected.slice(0, 20) }), {
      column: 'POTAFF',
      allowed: '0–999999999',
    });
  const days = {
    received: dayOf(plain(line.rcdate)),
    madeOn: dayOf(plain(line.datea)),
    from: dayOf(plain(line.bgman)),
    to: dayOf(plain(line.endman)),
  };
  if (days.received === undefined || days.madeOn === undefined)
    return new LineFault(importText('recallFile.noDay'), {
      column: 'RCDATE, DATEA',
      allowed: 'YYYYMMDD',
    });
  const [summary, notes] = [plain(line.desc_defect), plain(line.notes)];
  const match = modelMatch(make, model);
  return {
    campaign: {
      source,
      campaign,
      maker_campaign: orNull(plain(line.mfgcampno)),
      manufacturer: plain(line.mfgtxt) || plain(line.mfgname),
      type,
      received: days.received,
      // Before 1977 all of a campaign's text stands in its notes.
      summary: summary || notes,
      consequence: plain(line.conequence_defect),
      remedy: plain(line.corrective_action),
      notes: summary === '' ? '' : notes,
      affected: affected === '' || Number(affected) === 0 ? null : Number(affected),
      park_it: isYes(plain(line.do_not_drive)),
      park_outside: isYes(plain(line.park_outside)),
      over_the_air: false,
    },
    vehicle: {
      source,
      record_id: recordId,
      campaign,
      file,
      make: make.toUpperCase(),
      model: model.toUpperCase(),
      make_key: makeKey(make),
      model_key: match.key,
      weight: match.weight,
      year: year === UNKNOWN_YEAR ? null : Number(year),
      component: plain(line.compname),
      // Days of manufacture are often half filled in; without them the line still says what it is about.
      built_from: days.from ?? null,
      built_to: days.to ?? null,
    },
    saysParking: line.do_not_drive !== undefined,
    madeOn: days.madeOn,
  };
}
