import type { NcapRow } from '../match/ncap-row.ts';

/** Builds a made-up NHTSA-rated vehicle. */
export function ncapRow(row: Partial<NcapRow> = {}): NcapRow {
  return {
    ...{ year: 2018, make_key: 'TOYOTA', model: 'CAMRY', body: '4 DR', drive: 'FWD', production: 1 },
    ...{ overall: 5, front: 4, front_driver: 4, front_passenger: 5, side: 5, side_driver: 5, side_passenger: 5 },
    ...{ side_pole: 5, label_side: [5, 5], rollover: 5, rollover_percent: 9.5 },
    assistance: [['backup_camera', 'standard', null]],
    ...row,
  };
}
