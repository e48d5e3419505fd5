import { modelMatch } from '@vinlore/recall-domain';
import { LineFault, type TabLine } from '@vinlore/server-kit';
import { makeKey } from '@vinlore/vehicle-domain';
import { isoDay } from '../store/iso-day.ts';
import type { KeptLine } from '../store/keep-recalls.ts';
import type { NamedVehicleRow } from '../tables.ts';
import { FIELD_AT, type FlatField } from './flat-file.ts';
import { importText } from './import-text.ts';

/** A parsed NHTSA line: one vehicle of a campaign. */
export interface RecallLine extends KeptLine {
  /** Date NHTSA created the record; null if missing. */
  readonly madeOn: string | null;
}

const TYPES = { V: 'vehicle', T: 'tire', E: 'equipment', C: 'child-seat' } as const;

/** NHTSA's value for an unknown model year. */
const UNKNOWN_YEAR = '9999';

/** A campaign number such as `20V314000`: year, type, and sequence number. */
const CAMPAIGN = /^\d{2}[A-Z]\d{5,6}$/;

/** Parses `YYYYMMDD`; null if empty, undefined if invalid. */
function dayOf(text: string): string | null | undefined {
  if (text === '' || text === '00000000') return null;
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})$/.exec(text) ?? [];
  return year && month && day ? (isoDay(year, month, day) ?? undefined) : undefined;
}

/** Removes null characters, which the database can't store. */
const plain = (text: string) => (text.includes('\0') ? text.replaceAll('\0', '') : text).trim();
const orNull = (text: string) => text || null;
const isYes = (text: string) => /^(y|yes|1|true)$/i.test(text);

/** Maximum number of cached dates, several times the number of campaigns. */
const MOST_DAYS = 50_000;

/** Caches parsed dates, which repeat on many lines. */
function createDays(): typeof dayOf {
  const known = new Map<string, string | null | undefined>();
  return (text) => {
    if (known.has(text)) return known.get(text);
    const day = dayOf(text);
    if (known.size >= MOST_DAYS) known.clear();
    known.set(text, day);
    return day;
  };
}

/** Maximum number of cached names. */
const MOST_NAMES = 100_000;

/** Make and model keys of a line. */
type VehicleName = Pick<NamedVehicleRow, 'make' | 'model' | 'make_key' | 'model_key' | 'weight'>;

/** Caches the keys of makes and models as spelled in files. */
function createVehicleNames(): (make: string, model: string) => VehicleName {
  const known = new Map<string, VehicleName>();
  return (make, model) => {
    const spelled = `${make}\t${model}`;
    const before = known.get(spelled);
    if (before) return before;
    const { key, weight } = modelMatch(make, model);
    const name = {
      ...{ make: make.toUpperCase(), model: model.toUpperCase(), make_key: makeKey(make) },
      ...{ model_key: key, weight },
    };
    if (known.size >= MOST_NAMES) known.clear();
    known.set(spelled, name);
    return name;
  };
}

/** Options for reading a file. */
interface LineReading {
  readonly source: string;
  /** File name stored with each row. */
  readonly file: string;
  /** Whether to read a campaign's texts, which repeat on each of its lines. */
  readonly isWanted?: (campaign: string) => boolean;
}

/** Creates a reader for lines of NHTSA's flat files. @returns rows, or an error message */
export function recallLineReader({
  source,
  file,
  isWanted = () => true,
}: LineReading): (line: TabLine) => RecallLine | LineFault {
  const [nameOf, day] = [createVehicleNames(), createDays()];
  return (line) => {
    const says = (field: FlatField) => plain(line.text(FIELD_AT[field]));
    const recordId = says('record_id');
    if (!/^\d{1,12}$/.test(recordId))
      return new LineFault(importText('recallFile.noRecord'), { column: 'RECORD_ID', allowed: '0–9; 1–12' });
    const campaign = says('campno').toUpperCase();
    if (!CAMPAIGN.test(campaign))
      return new LineFault(importText('recallFile.noCampaign', { text: campaign.slice(0, 20) }), {
        column: 'CAMPNO',
        allowed: '20V314000',
      });
    const [make, model] = [says('maketxt'), says('modeltxt')];
    if (make === '' || model === '')
      return new LineFault(importText('recallFile.noMakeOrModel'), { column: 'MAKETXT, MODELTXT' });
    const year = says('yeartxt');
    if (!/^(18|19|20)\d{2}$/.test(year) && year !== UNKNOWN_YEAR)
      return new LineFault(importText('recallFile.noModelYear', { text: year.slice(0, 20) }), {
        column: 'YEARTXT',
        allowed: `1800–2099, ${UNKNOWN_YEAR}`,
      });
    const type = TYPES[says('rcltypecd').toUpperCase() as keyof typeof TYPES];
    if (!type) return new LineFault(importText('recallFile.noKind'), { column: 'RCLTYPECD', allowed: 'V, E, T, C' });
    const affected = says('potaff');
    if (!/^\d{0,9}$/.test(affected))
      return new LineFault(importText('recallFile.noCount', { text: affected.slice(0, 20) }), {
        column: 'POTAFF',
        allowed: '0–999999999',
      });
    const [received, madeOn] = [day(says('rcdate')), day(says('datea'))];
    if (received === undefined || madeOn === undefined)
      return new LineFault(importText('recallFile.noDay'), {
        column: 'RCDATE, DATEA',
        allowed: 'YYYYMMDD',
      });
    const name = nameOf(make, model);
    const parking =
      line.fields > FIELD_AT.do_not_drive
        ? { park_it: isYes(says('do_not_drive')), park_outside: isYes(says('park_outside')) }
        : null;
    return {
      vehicle: {
        source,
        record_id: recordId,
        campaign,
        file,
        // Assigned one by one; a spread is slower across this many lines.
        make: name.make,
        model: name.model,
        make_key: name.make_key,
        model_key: name.model_key,
        weight: name.weight,
        year: year === UNKNOWN_YEAR ? null : Number(year),
        component: says('compname'),
        // Build dates are often incomplete; the line is still useful without them.
        built_from: day(says('bgman')) ?? null,
        built_to: day(says('endman')) ?? null,
      },
      campaign: isWanted(campaign)
        ? {
            ...{ source, campaign, type, received },
            ...textsOf(says),
            affected: affected === '' || Number(affected) === 0 ? null : Number(affected),
            ...(parking ?? { park_it: false, park_outside: false }),
            over_the_air: false,
          }
        : null,
      parking,
      madeOn,
    };
  };
}

/** Returns the campaign's texts. */
function textsOf(says: (field: FlatField) => string) {
  const [summary, notes] = [says('desc_defect'), says('notes')];
  return {
    maker_campaign: orNull(says('mfgcampno')),
    manufacturer: says('mfgtxt') || says('mfgname'),
    // Before 1977, the notes contain a campaign's entire text.
    summary: summary || notes,
    consequence: says('conequence_defect'),
    remedy: says('corrective_action'),
    notes: summary === '' ? '' : notes,
  };
}
