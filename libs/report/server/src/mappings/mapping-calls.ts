import { recordAct } from '@vinlore/audit';
import type { Database, Tx } from '@vinlore/database';
import {
  eventWords,
  type historyDeskContract,
  type Mapping,
  type MappingRow,
  type NamedMapping,
  wordsOfMappings,
} from '@vinlore/report-domain';
import { columnName, type Handlers, ImportError, refuse, staffAct } from '@vinlore/server-kit';
import { fieldsReading } from '../import/column-report.ts';
import { columnsOf, isShipped, parseMapping, shippedMappings } from '../import/read-mapping.ts';
import type { DecodedVehicle } from '@vinlore/vehicle-domain';
import { knownValues } from './known-values.ts';
import { keepVersion, lockMapping, type SavedMapping, savedMappings, versionsOf } from '../import/mapping-store.ts';
import { columnsOfSample, type FileSample, readSample } from './read-sample.ts';
import { sampleReport, tryMapping } from './try-mapping.ts';

type Rows = Pick<
  typeof historyDeskContract,
  | 'historyMappings'
  | 'historyMapping'
  | 'saveHistoryMapping'
  | 'removeHistoryMapping'
  | 'mappingWords'
  | 'tryHistoryMapping'
>;

/** Dependencies of the desk's mapping endpoints. */
interface MappingDeps {
  readonly database: Database;
  /** Decodes a cleaned 17-character VIN. */
  readonly decode: (vin: string) => DecodedVehicle;
  readonly clock: () => Date;
}

const subjectOf = (name: string) => ({ kind: 'history-mapping', id: name });

/** Parses a mapping; null if a stored one is no longer valid. */
function parsed(name: string, text: string): Mapping | null {
  try {
    return parseMapping(name, text);
  } catch {
    return null;
  }
}

const aboutOf = (name: string, text: string) => parsed(name, text)?.about ?? null;

const shippedRow = ({ name, text }: { readonly name: string; readonly text: string }): MappingRow => ({
  ...{ name, shipped: true, about: aboutOf(name, text), version: 0, saved_at: null },
});

const savedRow = ({ name, version, text, saved_at }: SavedMapping): MappingRow => ({
  ...{ name, shipped: false, about: aboutOf(name, text ?? ''), version, saved_at: saved_at.toISOString() },
});

/** Returns all mappings in use, with their files. */
async function inUse(source: Database): Promise<readonly { readonly name: string; readonly text: string }[]> {
  const saved = (await savedMappings(source)).map(({ name, text }) => ({ name, text: text! }));
  return [...shippedMappings(), ...saved];
}

/** Returns a mapping with its versions; null if there is no such mapping or version. */
async function namedMapping(source: Database | Tx, name: string, version?: number): Promise<NamedMapping | null> {
  const shipped = shippedMappings().find((each) => each.name === name);
  if (shipped)
    return version === undefined ? { ...shippedRow(shipped), shown: 0, text: shipped.text, versions: [] } : null;
  const all = await versionsOf(source, name);
  const [newest] = all;
  const shown = version === undefined ? newest : all.find((each) => each.version === version);
  if (!newest || !shown?.text) return null;
  return {
    ...savedRow(newest),
    about: aboutOf(name, shown.text),
    shown: shown.version,
    text: shown.text,
    versions: all.map((each) => ({
      version: each.version,
      saved_at: each.saved_at.toISOString(),
      removed: each.text === null,
    })),
  };
}

/** Returns how many of its columns each mapping finds in the sample, for mappings that find the VIN column. */
function fittingOf(sample: FileSample, mappings: readonly { readonly name: string; readonly text: string }[]) {
  const there = new Set(sample.columns.map(columnName));
  return mappings
    .flatMap(({ name, text }) => {
      const mapping = parsed(name, text);
      if (!mapping || !there.has(columnName(mapping.vin.column))) return [];
      const wanted = columnsOf(mapping);
      const known = wanted.filter((column) => there.has(columnName(column)));
      // A mapping that shares only the VIN column isn't a useful start.
      return known.length > 1 ? [{ name, known: known.length, wanted: wanted.length }] : [];
    })
    .sort((one, other) => other.known - one.known || one.wanted - other.wanted)
    .slice(0, 5);
}

/** GET /api-cwa/staff/history/mappings, …/mapping and …/mapping-words, POST …/mapping/save, …/remove and …/try. */
export function mappingCalls({ database, decode, clock }: MappingDeps): Handlers<Rows> {
  return {
    historyMappings: async () => {
      const saved = (await savedMappings(database)).map(savedRow);
      const all = [...shippedMappings().map(shippedRow), ...saved];
      return { mappings: all.sort((one, other) => one.name.localeCompare(other.name, 'en')) };
    },

    historyMapping: async ({ name, version }, { text }) =>
      (await namedMapping(database, name, version)) ?? refuse(404, text.t('history.noMapping')),

    saveHistoryMapping: async ({ name, text: file, seen_version: seen }, context) => {
      const { text } = context;
      if (isShipped(name)) refuse(409, text.t('history.mappingShipped'));
      try {
        parseMapping('', file);
      } catch (error) {
        if (!(error instanceof ImportError)) throw error;
        refuse(422, error.words[text.language]);
      }
      return database.transaction(async (tx) => {
        const newest = await lockMapping(tx, name);
        // A repeated request saves once.
        if (newest?.text !== file) {
          const version = newest?.version ?? 0;
          // Someone who reuses a removed mapping's name has seen no version of it.
          const isFree = seen === 0 && newest?.text === null;
          if (version !== seen && !isFree) refuse(409, text.t('history.mappingChanged'));
          await keepVersion(tx, { name, version: version + 1, text: file, saved_at: clock() });
          await recordAct(tx, {
            ...staffAct(context),
            act: 'history-mapping.saved',
            subject: subjectOf(name),
            detail: { version: version + 1 },
          });
        }
        return (await namedMapping(tx, name))!;
      });
    },

    removeHistoryMapping: async ({ name, reason }, context) =>
      database.transaction(async (tx) => {
        const newest = await lockMapping(tx, name);
        if (!newest) return refuse(404, context.text.t('history.noMapping'));
        if (newest.text === null) return { removed: true as const };
        await keepVersion(tx, { name, version: newest.version + 1, text: null, saved_at: clock() });
        await recordAct(tx, {
          ...staffAct(context),
          act: 'history-mapping.removed',
          subject: subjectOf(name),
          detail: { version: newest.version + 1, reason },
        });
        return { removed: true as const };
      }),

    mappingWords: async (_none, { text }) => {
      const mappings = (await inUse(database)).flatMap((each) => parsed(each.name, each.text) ?? []);
      const known = knownValues(mappings);
      const { fields, ...words } = wordsOfMappings(text.language);
      return {
        ...words,
        fields: fields.map((field) => ({ ...field, words: [...field.words], known: known[field.key] ?? {} })),
        known: Object.fromEntries(
          ['kind', 'odometer.unit', 'odometer.code', 'country', 'region'].map((key) => [key, known[key] ?? {}]),
        ),
      };
    },

    tryHistoryMapping: async ({ bytes, whole, mapping: file, as_of, source }, { brand, text }) => {
      const said = (error: unknown) => {
        if (!(error instanceof ImportError)) throw error;
        return error.words[text.language];
      };
      let mapping: Mapping | null = null;
      let unusable: string | null = null;
      try {
        mapping = file === undefined ? null : parseMapping('', file);
      } catch (error) {
        unusable = said(error);
      }
      const read = new Uint8Array(await bytes.arrayBuffer());
      // Until a mapping sets the encoding, either common one will do for viewing.
      const encoding = mapping?.encoding ?? 'utf-8-or-windows-1252';
      const sample = await readSample(read, { whole: whole === '1', encoding }).catch((error: unknown) =>
        refuse(422, said(error)),
      );
      const at = clock();
      const options = {
        source: source || null,
        today: at.toISOString().slice(0, 10),
        asOf: as_of ?? mapping?.as_of ?? null,
      };
      let trial = null;
      try {
        trial = mapping && tryMapping(sample, mapping, options);
      } catch (error) {
        unusable = said(error);
      }
      const fieldsOf = mapping ? fieldsReading(mapping) : () => [];
      return {
        lines: sample.lines.length,
        columns: columnsOfSample(sample, fieldsOf),
        // Only needed before anything is mapped, not on each change of a draft.
        fitting: file === undefined ? fittingOf(sample, await inUse(database)) : [],
        unusable,
        made: trial && {
          kept: trial.kept,
          refused: trial.refused,
          faults: trial.faults.map(({ line, fault: { words, at: where } }) => ({
            line,
            column: where.column ?? null,
            what: words[text.language],
            allowed: typeof where.allowed === 'object' ? where.allowed[text.language] : (where.allowed ?? null),
          })),
          events: trial.events.map(({ line, event }) => {
            const { title, date, place, odometer, details } = eventWords(event, text.language);
            return {
              ...{ line, vin: event.vin, title, day: date, place, reading: odometer, details: [...details] },
              ...{ source: event.source, record_id: event.recordId },
            };
          }),
          report: sampleReport(trial.vehicle, { brand, mapping: mapping!, decode, at }),
        },
      };
    },
  };
}
