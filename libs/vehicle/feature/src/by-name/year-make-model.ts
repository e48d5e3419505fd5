import { titleCase } from '@vinlore/vehicle-domain';

/** A vehicle that was named without a VIN. */
export interface YearMakeModel {
  readonly year: number;
  readonly make: string;
  readonly model: string;
  readonly trim: string | null;
}

const LONGEST_NAME = 64;

/** Reads year, make, model and trim from an address or a form; null unless the first three are there. */
export function namedVehicle(read: (field: string) => string | null): YearMakeModel | null {
  const text = (field: string) => read(field)?.trim().slice(0, LONGEST_NAME) || null;
  const [year, make, model] = [text('year'), text('make'), text('model')];
  if (!year || !/^(18|19|20)\d\d$/.test(year) || !make || !model) return null;
  return { year: Number(year), make, model, trim: text('trim') };
}

/** Year, make, model and trim in words. Makes come in capitals from the catalogue, and as typed from people. */
export function namedText({ year, make, model, trim }: YearMakeModel): string {
  return [year, make === make.toUpperCase() ? titleCase(make) : make, model, trim].filter(Boolean).join(' ');
}

/** Its address below a page that takes it. @param kept further parameters that go along */
export function namedHref(
  action: string,
  { year, make, model, trim }: YearMakeModel,
  kept: Readonly<Record<string, string>> = {},
): string {
  const query = new URLSearchParams({ ...kept, year: String(year), make, model, ...(trim ? { trim } : {}) });
  return `${action}?${query.toString()}`;
}
