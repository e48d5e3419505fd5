/** Manufacturers designed to reach every branch of NHTSA's procedures; included in every synthetic release. */
import { GLIDER, INCOMPLETE, OFF_ROAD } from './small-tables.mjs';
import { streamOf } from './random.mjs';

/** Ids of edge cases are below this in every table. */
const MANUFACTURERS = ['Edge Motor Company', 'Edge Specialties & Sons', 'Edge of Nowhere'];
const MAKES = ['Edge', 'Brink', 'Verge', 'Rim'];

/** @type {[wmi: string, vehicleType: number | null, truckType: number | null, makes: number[], rest?: object][]} */
const WMIS = [
  ['ZA1', 2, null, [1]],
  ['ZA2', 7, null, [1]],
  ['ZA3', 3, 1, [1, 2]],
  ['ZA4', 3, 2, [2]],
  ['ZA5', 3, null, []],
  ['ZA6', 10, null, [3]],
  ['ZA7', 5, null, [1], { isPublicSince: '2099-01-01 00:00:00' }],
  ['ZA8', 2, null, [1], { isPublicSince: null }],
  ['ZA9', 1, null, [4]],
  ['ZA9001', 6, null, [4]],
  ['ZB9A0B', 1, null, [4, 3]],
  ['ZB1', null, null, [1]],
  ['ZB2', 2, null, [1], { manufacturer: null }],
  ['ZB3', 2, null, [3]],
  ['ZB4', 2, null, [3]],
  ['ZB5', 7, null, [1, 2]],
];

const MODELS = [
  { id: 10, make: 1 },
  { id: 11, make: 1 },
  { id: 12, make: 2 },
  { id: 13, make: 3 },
  { id: 14, make: 4 },
];

/** Keys in every form; positions 4 to 8 mean A–D, the plant is A–C. */
const PLAIN_KEYS = [
  ...['', '*', 'A', 'AB', 'ABC', 'A*', 'AB*', '*B', '**C', '***D', '****5', 'A*C*5', 'B', 'BA', 'ABCD5'],
  ...['[AB]', '[AB]B', 'A[A-C]', 'A[A-H1-9]', '[A-D]*[A-D]', '[ab]', '***[1-A]', '****[8-B]', '[a-d]'],
  ...['*[B]', '****[0-9]', '****[56]', '[BA]', '[A-B]', '[ABCD][ABCD][ABCD]'],
  ...['*****|', '*****|*', '*****|*A', '*****|*[A-C]', '*****|G', '*****|[F-H]', '*****|*A[0-4]', 'AB***|*B'],
  ...[
    '*****|*A[0-4]*[5-9]',
    '*****|**0',
    '*****|*A******',
    '*****|*A*******',
    '[AB]****|*[AB]',
    '***[1-AC]',
    '*****|*[IO0A]',
    '*****|*O',
    '*****|**[0-9]',
  ],
];
/** Keys whose number signs stand for digits that are the value. */
const FORMULA_KEYS = [
  '****#',
  '***##',
  '**#*#',
  '*#',
  '#',
  'A###',
  '*****|**####',
  '*****|*A##',
  '[AB]###',
  '*****|#',
  '[a-d]#',
];

const SINGLE = [5, 14, 31, 34, 38, 75, 76, 77, 109, 110, 15, 24];
const KEPT = [114, 121, 129, 150, 154, 155, 169, 186];
/** Excluded from patterns, private, or without a decode. */
const UNUSED = [26, 27, 29, 39, 96, 97, 98, 8, 16, 82];
const LOOKUP_VALUES = ['1', '2', '3', '999', '0', '', ' 1', '01'];
const TEXTS = [
  'Plain',
  'two words',
  'tab\tand\nline\r\nend',
  'back\\slash \\N',
  'Ünïcode – ½',
  ' blanks ',
  '',
  '0',
  "it's",
];

/** Displacements, including some that can't be computed. */
const SIZES = [
  ...[
    ['11', '1998'],
    ['12', '350'],
    ['13', '2.0'],
    ['13', '5.7'],
    ['11', '0'],
    ['13', 'TBD'],
    ['11', ''],
    ['12', 'N/A'],
  ],
  ...[
    ['13', '.5'],
    ['13', '3.'],
    ['11', '1600cc'],
    ['13', '-1'],
    ['13', '3000000'],
    ['11', ' 2400 '],
    ['13', '2.0L'],
  ],
  ...[
    ['12', '99999999999'],
    ['11', '1.00000000000000000001'],
    ['12', '0.1'],
    ['11', '16387'],
    ['12', '7'],
    ['13', '0'],
  ],
];

const day = (seconds) =>
  new Date(Date.UTC(2016, 4, 4, 10) + seconds * 1000).toISOString().slice(0, 23).replace('T', ' ');

const LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ123456789';

/** The edge cases as parts of a plan. */
export function edgeCases() {
  const wmis = WMIS.map(([wmi, vehicleType, truckType, makes, rest], at) => ({
    id: at + 1,
    wmi,
    manufacturer: 1 + (at % 3),
    vehicleType,
    truckType,
    country: null,
    isPublicSince: '2015-01-01 00:00:00',
    makes,
    ...rest,
  }));
  const schemas = [];
  const links = [];
  let seconds = 0;
  /** @param {[code: string, from: number, to: number | null][]} places */
  const schema = (name, places, patterns, isToBeChecked = null) => {
    const made = { id: schemas.length + 1, name, kind: 'edge', isToBeChecked, patterns: distinct(patterns) };
    schemas.push(made);
    for (const [code, from, to] of places) {
      links.push({ id: links.length + 1, wmi: wmis.find(({ wmi }) => wmi === code), schema: made, from, to });
    }
  };
  const tick = () => day((seconds += 1));

  schema('Edge precedence, open end', [['ZA1', 2010, null]], precedence(1, tick));
  schema('Edge precedence, later', [['ZA1', 2014, 2018]], precedence(2, tick));
  schema(
    'Edge precedence, same first year',
    [
      ['ZA1', 2014, 2016],
      ['ZB1', 2012, null],
    ],
    precedence(3, tick),
  );
  schema('Edge precedence, to be checked', [['ZA1', 2015, 2015]], precedence(4, tick).filter(isPlain), true);
  schema(
    'Edge precedence, checked',
    [
      ['ZA1', 1985, 1990],
      ['ZB2', 2010, 2020],
    ],
    precedence(5, tick),
    false,
  );
  schema(
    'Edge sizes',
    [
      ['ZA2', 1990, null],
      ['ZA6', 2000, 2027],
    ],
    [
      ...SIZES.map(([element, value], at) => [LETTERS[at], Number(element), value, tick(), null]),
      ['*A', 12, '122', tick(), null],
      ['*A', 13, '2', tick(), null],
      ['*B', 11, '5000', null, null],
      ['*C', 12, '300', '2016-01-01 00:00:00', null],
      ['*C', 13, '5', '2016-01-01 00:00:00', null],
      ['*C', 11, '4900', '2016-01-01 00:00:00', null],
      ['', 28, '10', tick(), null],
    ],
  );
  schema(
    'Edge engines',
    [
      ['ZA2', 2000, 2025],
      ['ZA1', 1985, 1990],
      ['ZB4', 1988, 1999],
    ],
    engines(tick),
  );
  schema(
    'Edge bodies',
    [
      ['ZA3', 1995, 2027],
      ['ZA4', 1995, null],
      ['ZB1', 2000, 2010],
    ],
    [
      ...[GLIDER, ...OFF_ROAD, ...INCOMPLETE, 1].map((id, at) => [LETTERS[at], 5, String(id), tick(), null]),
      ['*A', 28, '10', tick(), null],
      ['*B', 28, '12', tick(), null],
      ['*C', 28, '999999', tick(), null],
      ['*D', 28, '0', tick(), null],
      ['***[1-5]', 41, '2', tick(), null],
      ['*****|*A', 31, 'EDGEVILLE', tick(), null],
    ],
  );
  schema(
    'Edge without models',
    [
      ['ZA5', 2000, 2020],
      ['ZA5', 1990, 2012],
    ],
    [
      ['A[1-4]', 41, '3', tick(), null],
      ['B', 145, '1', tick(), '2019-01-01 00:00:00'],
      ['**C', 9, '8', null, '2018-01-01 00:00:00'],
      ['', 114, 'A note for all', tick(), null],
    ],
  );
  schema(
    'Edge complete VINs',
    [['ZA5', 2013, 2027]],
    [
      ['[A-C]', 42, '1', tick(), null],
      ['*[A-C]', 42, '2', tick(), null],
      ['**[1-3]', 145, '2', tick(), null],
      ['***[1-3]', 37, '2', tick(), null],
      ['****[1-3]', 15, '2', tick(), null],
      ['*****|*[A-C]', 75, '2', tick(), null],
    ],
  );
  schema(
    'Edge future',
    [
      ['ZA7', 2000, null],
      ['ZA8', 2000, null],
    ],
    [['A', 28, '10', tick(), null]],
  );
  schema(
    'Edge trailers',
    [
      ['ZA9001', 1990, null],
      ['ZA9', 1995, 2030],
      ['ZB9A0B', 2000, 2020],
    ],
    [
      ['A', 28, '14', tick(), null],
      ['*##', 118, 'Length', tick(), null],
      ['***#', 41, 'Axles', tick(), null],
      ['*[1-5]', 117, '3', tick(), null],
      ['*[1-5]', 155, 'Short', tick(), null],
      ['****[A-C]', 116, '2', tick(), null],
      ['*****|*A', 31, 'EDGETOWN', tick(), null],
      ['*****|*A001', 155, 'By its serial', tick(), null],
      ['*****|***[0-9]', 155, 'Any', tick(), null],
    ],
  );
  schema(
    'Edge one cycle',
    [['ZB4', 1985, 1999]],
    [
      ['A', 28, '13', tick(), null],
      ['B', 28, '13', tick(), null],
      ['*[A-D]', 34, 'Old', tick(), null],
      ['****[1-4]', 14, '4', tick(), null],
    ],
  );
  schema(
    'Edge specifications',
    [
      ['ZB5', 2012, 2024],
      ['ZA3', 2001, 2003],
    ],
    [
      ['A', 28, '10', tick(), null],
      ['B', 28, '11', tick(), null],
      ['C', 28, '12', tick(), null],
      ['*[A-C]', 5, '7', tick(), null],
      ['*[D-F]', 5, '8', tick(), null],
      ['**A', 34, 'ALPHA', tick(), null],
      ['**B', 34, 'beta', tick(), null],
      ['***[1-5]', 14, '5', tick(), null],
      ['***1', 129, 'First', tick(), null],
      ['***[1-3]', 129, 'Second', tick(), null],
      ['****A', 24, '4', tick(), null],
    ],
  );
  schema('Edge empty', [['ZB3', 2000, 2010]], []);
  return {
    wmis,
    schemas,
    links,
    manufacturers: MANUFACTURERS.map((name, at) => ({ id: at + 1, name })),
    makes: MAKES.map((name, at) => ({ id: at + 1, name })),
    models: MODELS,
    engineModels: [
      { id: 1, name: 'Edge-1' },
      { id: 2, name: ' EDGE-1 ' },
      { id: 3, name: 'Edge two' },
      { id: 4, name: 'Edge without patterns' },
    ],
    enginePatterns: [
      ...[
        [1, 9, '4'],
        [1, 11, '1600'],
        [1, 24, '1'],
        [1, 129, 'From one'],
        [1, 64, '1'],
      ],
      ...[
        [2, 9, '6'],
        [2, 13, '1.6'],
        [2, 129, 'From two'],
        [2, 146, ' Edge '],
        [2, 67, '999'],
      ],
      ...[
        [3, 9, '8'],
        [3, 12, '400'],
        [3, 34, 'Series of an engine'],
        [3, 96, '1'],
        [3, 14, '3'],
      ],
    ],
    specs: specs(),
    exceptions: [
      ['ZA1ABCD51GA000001', true],
      ['ZA1ABCD52GA000002', false],
      ['ZB5AAA1A0GA000003', true],
      ['ZB5AAA1A1GA000003', true],
      ['ZB5AAA1A2GA000003', true],
    ],
  };
}

const isPlain = ([keys]) => !keys.includes('#');

/** Builds one pattern for a schema, key, and element. */
function distinct(patterns) {
  const taken = new Set();
  return patterns.filter(([keys, element]) => {
    const isNew = !taken.has(`${element} ${keys}`);
    taken.add(`${element} ${keys}`);
    return isNew;
  });
}

/** Many keys for the same elements, with equal, different, and missing dates. */
function precedence(round, tick) {
  const { pick, chance, some } = streamOf('precedence', round);
  const dates = [null, '2016-01-01 00:00:00', '2016-01-01 00:00:00', '2016-01-01 00:00:00', '2018-06-01 12:00:00.5'];
  const valueOf = (element, keys) => {
    if ([5, 75, 15, 24].includes(element)) return pick(LOOKUP_VALUES);
    return chance(30) ? pick(TEXTS) : `${keys} of ${round}`;
  };
  const plain = [...SINGLE, ...KEPT].flatMap((element) =>
    some(PLAIN_KEYS, 9).map((keys) => [
      keys,
      element,
      valueOf(element, keys),
      pick(dates),
      chance(20) ? pick(dates) : null,
    ]),
  );
  const unused = UNUSED.map((element) => [pick(PLAIN_KEYS), element, '1', pick(dates), null]);
  // PostgreSQL doesn't define which of two formula patterns with the same date comes first.
  const formulas = [33, 14, 34, 118, 114, 155].flatMap((element) =>
    some(FORMULA_KEYS, 4).map((keys) => [keys, element, 'Formula', tick(), chance(20) ? tick() : null]),
  );
  return [['A', 28, '10', tick(), null], ['[A-D]', 28, '11', tick(), null], ...plain, ...unused, ...formulas];
}

function engines(tick) {
  const same = '2017-07-07 07:07:07';
  return [
    ['****5', 18, 'edge-1', same, null],
    ['****[5-7]', 18, ' Edge-1', same, null],
    ['***[A-D]5', 18, 'EDGE TWO ', same, null],
    ['****8', 18, 'Unknown engine', tick(), null],
    ['****9', 18, 'edge without PATTERNS', tick(), null],
    ['***A', 18, 'Edge two', null, null],
    ['***A', 12, '500', tick(), null],
    ['**A', 9, '12', tick(), null],
    ['**B', 129, 'From a pattern', tick(), null],
  ];
}

/** Vehicle specs of a make, type, and model; `groups` are keys that must all match, and what they add. */
function specs() {
  const group = (keys, values) => ({ keys, values });
  const common = [
    [15, '3'],
    [33, '5'],
    [37, '2'],
    [86, '1'],
    [14, '2'],
    [114, 'Of the specs'],
    [1, 'Cells'],
  ];
  return [
    { make: 1, type: 7, models: [10], years: [], groups: [group([[5, '7']], common), group([[5, '8']], [[15, '4']])] },
    {
      make: 1,
      type: 7,
      models: [10, 11],
      years: [2015, 2016, 2020],
      groups: [
        group(
          [
            [5, '7'],
            [34, 'Alpha'],
          ],
          [
            [15, '1'],
            [63, '6'],
            [121, 'Belts'],
            [168, '1'],
          ],
        ),
      ],
    },
    { make: 1, type: 7, models: [10], years: [], isToBeChecked: true, groups: [group([[5, '7']], [[99, '1']])] },
    {
      make: 1,
      type: 7,
      models: [11],
      years: [2018],
      isToBeChecked: false,
      groups: [
        group(
          [
            [26, '1'],
            [29, '2018'],
            [39, '7'],
          ],
          [[100, '1']],
        ),
      ],
    },
    {
      make: 1,
      type: 7,
      models: [10],
      years: [],
      groups: [
        group(
          [
            [5, '7'],
            [5, '7'],
          ],
          [[101, '1']],
        ),
        group([], [[102, '1']]),
        group([[5, '7']], []),
      ],
    },
    {
      make: 1,
      type: 7,
      models: [10, 11],
      years: [2014],
      groups: [
        group([[129, 'First']], [[103, '1']]),
        group(
          [
            [14, '5'],
            [129, 'Second'],
          ],
          [
            [104, '2'],
            [129, 'Third'],
          ],
        ),
      ],
    },
    {
      make: 2,
      type: 7,
      models: [12, 10],
      years: [],
      groups: [
        group(
          [[34, 'BETA']],
          [
            [105, '1'],
            [15, '5'],
            [11, '3000'],
          ],
        ),
      ],
    },
    {
      make: 2,
      type: 3,
      models: [10, 12],
      years: [2001, 2002],
      groups: [
        group(
          [[5, '7']],
          [
            [87, '2'],
            [28, '11'],
          ],
        ),
      ],
    },
    { make: 3, type: 7, models: [10], years: [], groups: [group([[5, '7']], [[88, '1']])] },
    {
      make: 1,
      type: 7,
      models: [11],
      years: [],
      groups: [
        group(
          [[24, '4']],
          [
            [126, '1'],
            [96, '2'],
            [8, '1'],
          ],
        ),
      ],
    },
  ];
}
