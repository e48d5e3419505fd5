import type { NcapAssistance, NcapRow } from '@vinlore/model-domain';
import type { LineFault } from '@vinlore/server-kit';
import { makeKey } from '@vinlore/vehicle-domain';
import { type FlatLine, noValue, plain, yearOf } from '../import/flat-file.ts';

/** Columns without which the file isn't Safercar_data.csv, by lower-case name. */
export const REQUIRED = [
  ...(['make', 'model', 'model_yr', 'body_style', 'drive_train', 'production_release', 'overall_stars'] as const),
  ...(['frnt_driv_stars', 'frnt_pass_stars', 'side_driv_stars', 'side_pass_stars', 'rollover_stars'] as const),
  ...(['rollover_possibility', 'overall_frnt_stars', 'overall_side_stars', 'side_pole_stars'] as const),
  ...(['comb_frnt_star', 'comb_rear_star'] as const),
];

/** Stars; anything except 1 to 5 is "not rated". */
const stars = (value: unknown) => (/^[1-5]$/.test(plain(value)) ? Number(plain(value)) : null);

/** Converts rollover risk from a fraction to percent; zero means not rated. */
function percent(value: unknown): number | null {
  const share = Number(plain(value));
  return share > 0 && share < 1 ? Math.round(share * 1000) / 10 : null;
}

/** First model year for which NHTSA combines side barrier and pole stars, printed as one on labels. */
const FIRST_YEAR_OF_COMBINED_SIDE = 2011;

/** Side crash stars as printed on labels: front seat, rear seat. */
const labelSide = (line: FlatLine, year: number) =>
  year < FIRST_YEAR_OF_COMBINED_SIDE
    ? ([stars(line['side_driv_stars']), stars(line['side_pass_stars'])] as const)
    : ([stars(line['comb_frnt_star']), stars(line['comb_rear_star'])] as const);

/** Columns per driver assistance system: available, available and meeting NHTSA's criteria, and its test. */
const ASSISTANCE: readonly (readonly [NcapAssistance[0], string, string, string])[] = [
  ['forward_collision_warning', 'frnt_collision_warning', 'nhtsa_frnt_collision_warning', 'nhtsa_fcw_evaluation'],
  ['lane_departure_warning', 'lane_departure_warning', 'nhtsa_lane_departure_warning', 'nhtsa_ldw_evaluation'],
  ['crash_imminent_braking', 'crash_imminent_brake', 'nhtsa_crash_imminent_brake', 'nhtsa_cib_evaluation'],
  ['dynamic_brake_support', 'dynamic_brake_support', 'nhtsa_dynamic_brake_support', 'nhtsa_dbs_evaluation'],
  ['blind_spot_detection', 'blind_spot_detection', '', ''],
  ['backup_camera', 'backup_camera', 'nhtsa_backup_camera', ''],
];

/** Up to this model year the second column states that the criteria are met; later only the test does. */
const LAST_YEAR_OF_COMBINED = 2022;

/** NHTSA's spelling has typos such as `Stanard`. */
function availabilityOf(value: unknown): NcapAssistance[1] | null {
  const text = plain(value);
  if (/^sta/i.test(text)) return 'standard';
  if (/^opt/i.test(text)) return 'optional';
  return /^no/i.test(text) ? 'none' : null;
}

function assistanceOf(line: FlatLine, year: number): NcapAssistance[] {
  return ASSISTANCE.flatMap(([feature, there, meeting, test]): NcapAssistance[] => {
    const recommended = availabilityOf(line[meeting]);
    const availability = availabilityOf(line[there]) ?? recommended;
    if (availability === null) return [];
    const evaluation = plain(line[test]);
    const meets = /^meets/i.test(evaluation)
      ? true
      : /^does not/i.test(evaluation)
        ? false
        : test !== '' && year <= LAST_YEAR_OF_COMBINED && recommended === availability && availability !== 'none'
          ? true
          : null;
    return [[feature, availability, meets]];
  });
}

/** Converts a record of NHTSA's file to a row, or returns what is wrong with it. */
export function readNcapRow(line: FlatLine): NcapRow | LineFault {
  const [make, model, year] = [plain(line['make']), plain(line['model']), yearOf(line['model_yr'])];
  if (make === '') return noValue('MAKE');
  if (model === '') return noValue('MODEL');
  if (year === null) return noValue('MODEL_YR');
  const release = plain(line['production_release']);
  return {
    year,
    make_key: makeKey(make),
    model: model.slice(0, 100),
    body: plain(line['body_style']).toUpperCase().slice(0, 40) || null,
    drive: plain(line['drive_train']).toUpperCase().slice(0, 20) || null,
    production: /^[1-9]$/.test(release) ? Number(release) : null,
    overall: stars(line['overall_stars']),
    front: stars(line['overall_frnt_stars']),
    front_driver: stars(line['frnt_driv_stars']),
    front_passenger: stars(line['frnt_pass_stars']),
    side: stars(line['overall_side_stars']),
    side_driver: stars(line['side_driv_stars']),
    side_passenger: stars(line['side_pass_stars']),
    side_pole: stars(line['side_pole_stars']),
    label_side: labelSide(line, year),
    rollover: stars(line['rollover_stars']),
    rollover_percent: percent(line['rollover_possibility']),
    assistance: assistanceOf(line, year),
  };
}
