import { zipOf } from '@vinlore/testing-node';

export const CIVIC = { year: 2018, make: 'HONDA', model: 'CIVIC' };

/** An NHTSA flat file whose lines all belong to one campaign, the first one for the Civic. */
export function recallFile(campaign: string, lines: number, first = 1): Buffer {
  const line = (at: number) => {
    const model = at === 0 ? CIVIC.model : `MODEL ${at % 900}`;
    const before = [first + at, campaign, CIVIC.make, model, CIVIC.year, '', 'FUEL PUMP', 'Honda', '', '', 'V', 1000];
    const after = ['', 'MFR', 'Honda', '20260101', '20260102', '', '', `Defect ${campaign}`, 'Stalls', 'Repair', ''];
    return [...before, ...after, '', '', '', '', 'No', 'No'].join('\t');
  };
  return zipOf('FLAT_RCL.txt', Array.from({ length: lines }, (_, at) => line(at)).join('\r\n'));
}
