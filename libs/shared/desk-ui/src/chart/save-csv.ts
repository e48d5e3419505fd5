import { csvText } from '@vinlore/contract';

/** Saves a file that a call returned. @param name with its extension */
export function saveFile(name: string, file: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Saves a table as a CSV file of that name, with formulas escaped. */
export function saveCsv(name: string, header: readonly string[], rows: readonly (readonly string[])[]): void {
  saveFile(`${name}.csv`, new Blob([csvText([header, ...rows])], { type: 'text/csv' }));
}
