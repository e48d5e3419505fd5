import type { OpenDataFacts } from './open-source.ts';
import { filesNamed, fiveYearPieces, newestDump } from './pieces.ts';

const MB = 1_000_000;
const HOUR = 3_600;

const NHTSA = 'NHTSA';
const PUBLIC_DOMAIN =
  'National Highway Traffic Safety Administration, U.S. Department of Transportation; public domain.';
/** Size limit: real files are several times smaller, so anything larger is the wrong file. */
const DAILY = { bytes: 400 * MB, seconds: 2 * HOUR, refused: 0.02, least: 0.9, most: 3 };

/**
 * All open-data sources, in the order an empty installation loads them. Documented for operators in
 * docs/reference/open-data.md.
 */
export const OPEN_DATA: readonly OpenDataFacts[] = [
  {
    name: 'epa',
    publisher: 'EPA',
    license: 'U.S. Department of Energy and U.S. Environmental Protection Agency, fueleconomy.gov; public domain.',
    home: 'https://www.fueleconomy.gov/feg/epadata',
    cadenceHours: 7 * 24,
    limits: { ...DAILY, bytes: 50 * MB, seconds: HOUR / 2 },
    files: filesNamed('vehicles.csv.zip'),
  },
  {
    name: 'ncap',
    publisher: NHTSA,
    license: PUBLIC_DOMAIN,
    home: 'https://static.nhtsa.gov/nhtsa/downloads/Safercar',
    cadenceHours: 7 * 24,
    limits: { ...DAILY, bytes: 100 * MB, seconds: HOUR / 2 },
    files: filesNamed('Safercar_data.csv'),
  },
  {
    name: 'recalls',
    publisher: NHTSA,
    license: PUBLIC_DOMAIN,
    home: 'https://static.nhtsa.gov/odi/ffdd/rcl',
    cadenceHours: 24,
    limits: { ...DAILY, bytes: 150 * MB, seconds: HOUR },
    files: filesNamed('FLAT_RCL_POST_2010.zip', 'FLAT_RCL_PRE_2010.zip'),
  },
  {
    name: 'vpic',
    publisher: NHTSA,
    license: PUBLIC_DOMAIN,
    home: 'https://vpic.nhtsa.dot.gov/downloads',
    cadenceHours: 24,
    limits: { ...DAILY, bytes: 500 * MB },
    files: newestDump,
  },
  {
    name: 'investigations',
    publisher: NHTSA,
    license: PUBLIC_DOMAIN,
    home: 'https://static.nhtsa.gov/odi/ffdd/inv',
    cadenceHours: 24,
    limits: { ...DAILY, bytes: 200 * MB, seconds: HOUR },
    files: filesNamed('FLAT_INV.zip'),
  },
  {
    name: 'canada-recalls',
    publisher: 'Transport Canada',
    license: 'Contains information licensed under the Open Government Licence – Canada (Transport Canada).',
    home: 'https://opendatatc.tc.canada.ca',
    cadenceHours: 7 * 24,
    limits: { ...DAILY, bytes: 1_000 * MB },
    files: filesNamed('vrdb_full_monthly.csv'),
  },
  {
    name: 'complaints',
    publisher: NHTSA,
    license: PUBLIC_DOMAIN,
    home: 'https://static.nhtsa.gov/odi/ffdd/cmpl',
    cadenceHours: 24,
    limits: DAILY,
    files: fiveYearPieces('COMPLAINTS_RECEIVED', 1995),
  },
  {
    name: 'communications',
    publisher: NHTSA,
    license: PUBLIC_DOMAIN,
    home: 'https://static.nhtsa.gov/odi/ffdd/tsbs',
    cadenceHours: 24,
    limits: DAILY,
    files: fiveYearPieces('TSBS_RECEIVED', 1995),
  },
];
