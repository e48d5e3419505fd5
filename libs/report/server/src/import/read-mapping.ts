import { readFile } from 'node:fs/promises';
import { type Mapping, MappingSchema } from '@vinlore/report-domain';
import type { Database } from '@vinlore/database';
import { columnName, ImportError } from '@vinlore/server-kit';
import * as v from 'valibot';
import auctionSales from '../../mappings/auction-sales.json' with { type: 'json' };
import dealerListings from '../../mappings/dealer-listings.json' with { type: 'json' };
import own from '../../mappings/own.json' with { type: 'json' };
import salvageLots from '../../mappings/salvage-lots.json' with { type: 'json' };
import salvageResults from '../../mappings/salvage-results.json' with { type: 'json' };
import serviceRecords from '../../mappings/service-records.json' with { type: 'json' };
import stateRegistrations from '../../mappings/state-registrations.json' with { type: 'json' };
import stateTitles from '../../mappings/state-titles.json' with { type: 'json' };
import { savedByName, savedMappings } from './mapping-store.ts';
import { importText } from './import-text.ts';

/** The mappings that come with the product, by name. */
const SHIPPED: Readonly<Record<string, unknown>> = {
  'auction-sales': auctionSales,
  'dealer-listings': dealerListings,
  own,
  'salvage-lots': salvageLots,
  'salvage-results': salvageResults,
  'service-records': serviceRecords,
  'state-registrations': stateRegistrations,
  'state-titles': stateTitles,
};

/** Names of the mappings that come with the product. */
export const SHIPPED_MAPPINGS: readonly string[] = Object.keys(SHIPPED);

/** Whether a mapping of this name comes with the product. */
export const isShipped = (name: string): boolean => Object.hasOwn(SHIPPED, name);

/** The mappings that come with the product, as their files say them, by name. */
export const shippedMappings = (): readonly { readonly name: string; readonly text: string }[] =>
  Object.entries(SHIPPED).map(([name, json]) => ({ name, text: JSON.stringify(json, null, 2) }));

/** Names of all mappings that an import can be given: those that come with the product, and those in use at the desk. */
export async function historyMappingNames(database: Database): Promise<readonly string[]> {
  return [...SHIPPED_MAPPINGS, ...(await savedMappings(database)).map(({ name }) => name)].sort();
}

/** A mapping's name as an import keeps it: of a saved one with its version, which stays; null where there is none. */
export async function pinMapping(database: Database, name: string): Promise<string | null> {
  return isShipped(name) ? name : ((await savedByName(database, name))?.pin ?? null);
}

/** The columns that a part of a mapping names, wherever it names them. */
export function columnsNamedIn(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  if (Array.isArray(part)) return part.flatMap(columnsNamedIn);
  return Object.entries(part).flatMap(([key, value]) => {
    if (key === 'column') return [value].flat() as string[];
    // An event may depend on a column by its name alone; what values stand for names none.
    if (key === 'when' && typeof value === 'string') return [value];
    return key === 'values' ? [] : columnsNamedIn(value);
  });
}

/** All columns that a mapping reads, as it spells them. */
export function columnsOf(mapping: Mapping): string[] {
  const ids = 'columns' in mapping.record_id ? mapping.record_id.columns : mapping.record_id.hash_of;
  return [...new Set([...columnsNamedIn([mapping.source, mapping.vin, mapping.events]), ...ids])];
}

/**
 * Checks a mapping against the columns of a file.
 *
 * @throws ImportError that names the columns which are not there, and those that are
 */
export function checkColumns(mapping: Mapping, columns: readonly string[]): void {
  const missing = columnsOf(mapping).filter(
    (column) => !mapping.optional.includes(column) && !columns.includes(columnName(column)),
  );
  if (missing.length > 0)
    throw new ImportError(
      importText('historyFile.noColumns', { missing: missing.join(', '), columns: columns.join(', ') }),
    );
}

/**
 * A mapping from what a file says.
 *
 * @param name for errors; '' for one that came with the file and has none
 * @throws ImportError that says where it is wrong, and how
 */
export function parseMapping(name: string, text: string): Mapping {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    const where = error instanceof Error ? error.message : '';
    throw new ImportError(importText('historyFile.mappingNoJson', { called: called(name), where }));
  }
  return checked(name, json);
}

const called = (name: string) => (name === '' ? '' : ` ${name}`);

function checked(name: string, json: unknown): Mapping {
  const parsed = v.safeParse(MappingSchema, json);
  if (parsed.success) return parsed.output;
  const said = parsed.issues.map((issue) => `  ${v.getDotPath(issue) ?? 'the whole'}: ${sayIssue(issue)}`);
  const faults = said.join('\n');
  throw new ImportError(importText('historyFile.mappingUnusable', { called: called(name), faults }));
}

function sayIssue(issue: v.InferIssue<typeof MappingSchema>): string {
  if (issue.type === 'strict_object') {
    if (issue.expected === 'never') return 'is nothing that a mapping may say';
    if (issue.received === 'undefined') return 'is missing';
  }
  return issue.message;
}

/** A mapping that comes with the product. */
export const shippedMapping = (name: string): Mapping => checked(name, SHIPPED[name]);

/**
 * Reads a mapping: one that comes with the product or was saved at the desk by its name, any other by its path.
 *
 * @throws ImportError for one that is not there, or is none
 */
export async function readMapping(database: Database, nameOrPath: string): Promise<Mapping> {
  if (isShipped(nameOrPath)) return shippedMapping(nameOrPath);
  const saved = await savedByName(database, nameOrPath);
  if (saved) return parseMapping(saved.pin, saved.text);
  const text = await readFile(nameOrPath, 'utf8').catch(async () => {
    const mappings = (await historyMappingNames(database)).join(', ');
    throw new ImportError(importText('historyFile.noMapping', { name: nameOrPath, mappings }));
  });
  return parseMapping(nameOrPath, text);
}
