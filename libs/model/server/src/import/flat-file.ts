import { LineFault } from '@vinlore/server-kit';
import { importText } from './import-text.ts';

/** A line of an NHTSA flat file: fields by our names. */
export type FlatLine = Readonly<Record<string, unknown>>;

/** Trims a field and removes characters the database can't store. */
export function plain(value: unknown): string {
  if (typeof value !== 'string') return '';
  return (value.includes('\0') ? value.replaceAll('\0', '') : value).trim();
}

/** Parses a model year; null for 9999, NHTSA's value for unknown. */
export function yearOf(value: unknown): number | null {
  const text = plain(value);
  return /^(19|20)\d{2}$/.test(text) ? Number(text) : null;
}

/** Returns the first part of a component: `STRUCTURE` of `STRUCTURE:BODY:DOOR`. */
export const componentOf = (text: string): string => text.split(':')[0]!.trim().slice(0, 120) || 'UNKNOWN OR OTHER';

/** Parses an integer up to a limit; zero if empty. */
export const countOf = (text: string, most: number): number =>
  /^\d{1,7}$/.test(text) && Number(text) <= most ? Number(text) : 0;

/** Returns the error for a field with an invalid value. */
export const noValue = (column: string): LineFault =>
  new LineFault(importText('modelFile.noValue', { column }), { column });
