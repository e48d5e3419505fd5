import { FIELDS } from '../import/flat-file.ts';

/** Default fields of a made-up NHTSA line. */
const USUAL: Readonly<Record<string, string>> = {
  record_id: '1',
  campno: '20V314000',
  maketxt: 'HONDA',
  modeltxt: 'CIVIC',
  yeartxt: '2018',
  compname: 'FUEL SYSTEM, GASOLINE',
  mfgname: 'Honda (American Honda Motor Co.)',
  rcltypecd: 'V',
  potaff: '135806',
  rcdate: '20200528',
  datea: '20200601',
  desc_defect: 'The low-pressure fuel pump may fail.',
  conequence_defect: 'The engine can stall while driving.',
  corrective_action: 'Dealers will replace the fuel pump, free of charge.',
  do_not_drive: 'No',
  park_outside: 'No',
};

/** Builds a line of NHTSA's flat file. @param fields 29, or 27 as before May 2025 */
export function flatLine(says: Readonly<Record<string, string>> = {}, fields: 27 | 29 = 29): string {
  return FIELDS.slice(0, fields)
    .map((name) => says[name] ?? USUAL[name] ?? '')
    .join('\t');
}
