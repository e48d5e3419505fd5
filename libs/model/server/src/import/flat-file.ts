import { LineFault } from '@vinlore/server-kit';
import { importText } from './import-text.ts';

/** A line of NHTSA's tables: fields by our names of them. */
export type FlatLine = Readonly<Record<string, unknown>>;

/** A field without what cannot be kept or says nothing. */
export function plain(value: unknown): string {
  if (typeof value !== 'string') return '';
  return (value.includes('\0') ? value.replaceAll('\0', '') : value).trim();
}

/** A model year; null for 9999, which NHTSA writes where it is not known. */
export function yearOf(value: unknown): number | null {
  const text = plain(value);
  return /^(19|20)\d{2}$/.test(text) ? Number(text) : null;
}

/** The first part of a component: `STRUCTURE` of `STRUCTURE:BODY:DOOR`. */
export const componentOf = (text: string): string => text.split(':')[0]!.trim().slice(0, 120) || 'UNKNOWN OR OTHER';

/** A whole number up to a limit; zero where none is given. */
export const countOf = (text: string, most: number): number =>
  /^\d{1,7}$/.test(text) && Number(text) <= most ? Number(text) : 0;

/** What is wrong with a line that has no valid value in a field. */
export const noValue = (column: string): LineFault =>
  new LineFault(importText('modelFile.noValue', { column }), { column });
