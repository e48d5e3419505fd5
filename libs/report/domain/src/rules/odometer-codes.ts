import { ODOMETER_CODES, type OdometerMeaning } from '../codes/odometer-codes.ts';
import { finding, type Rule } from './finding.ts';
import { groupBy } from './group-by.ts';

/**
 * What states say of the readings by their odometer codes (D.20): one finding per code, of its latest record. 69 and 70 say
 * that the reading is not the true mileage; 72 is silent where a later 78 takes it back.
 */
export const odometerCodes: Rule = ({ events }) => {
  const byCode = groupBy(
    events.filter(({ odometer }) => odometer?.code),
    ({ odometer }) => odometer!.code!,
  );
  const that = (means: OdometerMeaning) =>
    [...byCode].filter(([code]) => ODOMETER_CODES[code]?.means === means).sort(([a], [b]) => a.localeCompare(b));
  const said = (status: 'look' | 'alert') =>
    that(status).flatMap(([code, records]) => {
      const rectified = code === '72' && (byCode.get('78') ?? []).some(({ date }) => date >= records.at(-1)!.date);
      return rectified ? [] : [finding('odometer-codes', status, records, { code, day: records.at(-1)!.date })];
    });
  const findings = [...said('alert'), ...said('look')];
  if (findings.length > 0) return findings;
  const actual = that('actual').flatMap(([, records]) => records);
  return actual.length > 0 ? [finding('odometer-codes', 'ok', actual, { readings: actual.length })] : [];
};
