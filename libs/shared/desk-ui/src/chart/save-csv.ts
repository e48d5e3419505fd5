import { csvText } from '@vinlore/contract';

/** Saves a table as a CSV file of that name; what would run as a formula in a spreadsheet does not. */
export function saveCsv(name: string, header: readonly string[], rows: readonly (readonly string[])[]): void {
  const file = new Blob([csvText([header, ...rows])], { type: 'text/csv' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `${name}.csv`;
  link.click();
  URL.revokeObjectURL(link.href);
}
