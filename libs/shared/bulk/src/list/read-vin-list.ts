import { MOST_BULK_ROWS } from '@vinlore/contract';
import { type CsvRow, ImportError, listRows } from '@vinlore/server-kit';
import { decodeText } from './decode-text.ts';
import type { VinRules } from './vin-rules.ts';

/** A row of a dealer's list. */
export interface ListedVin {
  /** Line of the file, counted from 1. */
  readonly line: number;
  /** As returned by `VinRules.plain`, truncated to 40 characters; '' if the row has none. */
  readonly vin: string;
  readonly stockNumber: string;
  /** Asking price in cents; null for none, `unreadable` if it can't be parsed. */
  readonly price: number | null | 'unreadable';
}

/** A parsed list. */
export interface VinList {
  /** In file order, each VIN once. */
  readonly rows: readonly ListedVin[];
  /** Rows dropped because their VIN came before. */
  readonly duplicates: number;
}

/** Why a file is not a valid list. */
export type VinListFault = 'noVins' | 'tooMany' | 'unreadable';

const LONGEST = 40;
/** Every VIN has digits, so a first field without any is a column name. */
const HAS_DIGIT = /\d/;
const VIN_NAMES = /^(vins?|vin_?(number|no|#)|n(o|um|umero)_?(de_)?vin|numero_de_serie|serie|chasis|chassis)$/;
const STOCK_NAMES = /^(stock(_?(number|no|num|#|id))?|stk_?#?|n(o|um|umero)_?(de_)?(inventario|stock)|inventario)$/;

/** Not list or retail prices: those are the manufacturer's. */
const PRICE_NAMES = /^(?:(?:asking|internet|sales?|selling)_?)?price(?:_usd)?$|^precio(?:_(?:de_)?venta)?$/;

/** Column names in common spellings: case, accents, spaces and dots are ignored. */
const columnName = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f.]/g, '')
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');

/** Positions of the fields; `isHeader`: the first row only has column names. */
function columnsOf(
  first: CsvRow,
): Readonly<Record<'vin' | 'stock' | 'price', number>> & { readonly isHeader: boolean } {
  const names = first.fields.map(columnName);
  const vin = names.findIndex((name) => VIN_NAMES.test(name));
  const stock = names.findIndex((name) => STOCK_NAMES.test(name));
  const price = names.findIndex((name) => PRICE_NAMES.test(name));
  if (vin >= 0 || stock >= 0 || price >= 0) return { vin: Math.max(vin, 0), stock, price, isHeader: true };
  return { vin: 0, stock: -1, price: -1, isHeader: !HAS_DIGIT.test(names[0]!) };
}

const cellOf = ({ fields }: CsvRow, at: number) => (fields[at] ?? '').trim().slice(0, LONGEST);

/** Highest price in dollars; anything above is not a price. */
const DEAREST = 10_000_000;

/**
 * Parses a price as spreadsheets and people write it: `18995`, `$18,995.00`, `18.995,00 USD`. A single point or comma
 * before three digits is a thousands separator: no one prices a car in tenths of a cent.
 *
 * @returns cents; null for no price: an empty cell, 0, or words such as `N/A` and `call us`; else `unreadable`
 */
export function readPrice(cell: string): number | null | 'unreadable' {
  const text = cell.replace(/(?:US)?\$|\bUSD\b|[\s']/giu, '');
  if (!HAS_DIGIT.test(text)) return null;
  const [, whole, part = ''] =
    /^(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?$/u.exec(text) ??
    /^(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d{1,2}))?$/u.exec(text) ??
    [];
  if (whole === undefined) return 'unreadable';
  const dollars = Number(whole.replaceAll(/[.,]/gu, ''));
  const cents = dollars * 100 + Number(part.padEnd(2, '0'));
  if (dollars > DEAREST) return 'unreadable';
  return cents === 0 ? null : cents;
}

/**
 * Reads a dealer's list of VINs: CSV with commas, semicolons or tabs, with or without column names, in the encodings of
 * spreadsheets. VINs are in the column of that name, else in the first.
 */
export async function readVinList(bytes: Uint8Array, { plain }: VinRules): Promise<VinList | VinListFault> {
  const text = decodeText(bytes);
  // A spreadsheet's own format, or an image: text contains no NUL.
  if (text.includes('\0')) return 'unreadable';
  const rows: ListedVin[] = [];
  const seen = new Set<string>();
  let duplicates = 0;
  let columns: ReturnType<typeof columnsOf> | null = null;
  try {
    for await (const row of listRows(text)) {
      if (columns === null) {
        columns = columnsOf(row);
        if (columns.isHeader) continue;
      }
      const vin = plain(cellOf(row, columns.vin)).slice(0, LONGEST);
      if (vin !== '' && seen.has(vin)) {
        duplicates += 1;
        continue;
      }
      seen.add(vin);
      rows.push({
        line: row.line,
        vin,
        stockNumber: cellOf(row, columns.stock),
        price: readPrice(cellOf(row, columns.price)),
      });
      if (rows.length > MOST_BULK_ROWS) return 'tooMany';
    }
  } catch (error) {
    if (error instanceof ImportError) return 'unreadable';
    throw error;
  }
  return rows.some(({ vin }) => HAS_DIGIT.test(vin)) ? { rows, duplicates } : 'noVins';
}
