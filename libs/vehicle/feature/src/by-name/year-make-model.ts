import { titleCase } from '@vinlore/vehicle-domain';

/** A vehicle identified without a VIN. */
export interface YearMakeModel {
  readonly year: number;
  readonly make: string;
  readonly model: string;
  readonly trim: string | null;
}

const LONGEST_NAME = 64;

/** Reads year, make, model, and trim from URL parameters or a form; null unless the first three are present. */
export function namedVehicle(read: (field: string) => string | null): YearMakeModel | null {
  const text = (field: string) => read(field)?.trim().slice(0, LONGEST_NAME) || null;
  const [year, make, model] = [text('year'), text('make'), text('model')];
  if (!year || !/^(18|19|20)\d\d$/.test(year) || !make || !model) return null;
  return { year: Number(year), make, model, trim: text('trim') };
}

/** Returns year, make, model, and trim as display text. Makes are all caps in the catalog but may be typed any way. */
export function namedText({ year, make, model, trim }: YearMakeModel): string {
  return [year, make === make.toUpperCase() ? titleCase(make) : make, model, trim].filter(Boolean).join(' ');
}

/** Returns the vehicle's URL on a page that accepts it. @param kept other parameters to preserve */
export function namedHref(
  action: string,
  { year, make, model, trim }: YearMakeModel,
  kept: Readonly<Record<string, string>> = {},
): string {
  const query = new URLSearchParams({ ...kept, year: String(year), make, model, ...(trim ? { trim } : {}) });
  return `${action}?${query.toString()}`;
}
