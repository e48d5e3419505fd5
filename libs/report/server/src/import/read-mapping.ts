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

/** Mappings shipped with the product, by name. */
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

/** Names of the mappings shipped with the product. */
export const SHIPPED_MAPPINGS: readonly string[] = Object.keys(SHIPPED);

/** Whether a mapping with this name is shipped with the product. */
export const isShipped = (name: string): boolean => Object.hasOwn(SHIPPED, name);

/** Returns the mappings shipped with the product, by name, with their file contents. */
export const shippedMappings = (): readonly { readonly name: string; readonly text: string }[] =>
  Object.entries(SHIPPED).map(([name, json]) => ({ name, text: JSON.stringify(json, null, 2) }));

/** Returns the names of all mappings available to an import: shipped mappings and those saved at the desk. */
export async function historyMappingNames(database: Database): Promise<readonly string[]> {
  return [...SHIPPED_MAPPINGS, ...(await savedMappings(database)).map(({ name }) => name)].sort();
}

/**
 * Returns a mapping's name as an import stores it, with the version for a saved mapping, so that later versions don't
 * affect the import; null if there is none.
 */
export async function pinMapping(database: Database, name: string): Promise<string | null> {
  return isShipped(name) ? name : ((await savedByName(database, name))?.pin ?? null);
}

/** Returns the columns used anywhere in a part of a mapping. */
export function columnsNamedIn(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  if (Array.isArray(part)) return part.flatMap(columnsNamedIn);
  return Object.entries(part).flatMap(([key, value]) => {
    if (key === 'column') return [value].flat() as string[];
    // A condition may be just a column name. Value mappings contain no columns.
    if (key === 'when' && typeof value === 'string') return [value];
    return key === 'values' ? [] : columnsNamedIn(value);
  });
}

/** Returns all columns that a mapping reads, in its spelling. */
export function columnsOf(mapping: Mapping): string[] {
  const ids = 'columns' in mapping.record_id ? mapping.record_id.columns : mapping.record_id.hash_of;
  return [...new Set([...columnsNamedIn([mapping.source, mapping.vin, mapping.events]), ...ids])];
}

/**
 * Checks a mapping against the columns of a file.
 *
 * @throws ImportError that lists the missing and the existing columns
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
 * Parses a mapping file.
 *
 * @param name for error messages; '' for a mapping without a name
 * @throws ImportError that says where the mapping is invalid, and why
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

/** Returns a mapping shipped with the product. */
export const shippedMapping = (name: string): Mapping => checked(name, SHIPPED[name]);

/**
 * Reads a mapping: by name if it is shipped or was saved at the desk, otherwise by path.
 *
 * @throws ImportError if the mapping doesn't exist or is invalid
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
