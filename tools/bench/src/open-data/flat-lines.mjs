/** Made-up lines in NHTSA's file formats: as long as the real ones, and as unevenly distributed over models. */

/** Vehicles that the bench looks up, by VINs that decode to these names. */
const SOUGHT = [
  { make: 'HONDA', model: 'CIVIC', year: 2018 },
  { make: 'HONDA', model: 'ACCORD', year: 2003 },
];
/**
 * One in this many vehicles is looked up: in complaints and communications, and in investigations and recalls. At full
 * size each has 2,000 complaints, 350 communications, and 25 lines of investigations and 55 of recalls, which is more
 * than most models have.
 */
const SOUGHT_EACH = { told: 330, named: 3_000 };

const MAKES = [
  ...[
    'FORD',
    'CHEVROLET',
    'TOYOTA',
    'NISSAN',
    'JEEP',
    'DODGE',
    'HYUNDAI',
    'CHRYSLER',
    'KIA',
    'VOLKSWAGEN',
    'SUBARU',
    'GMC',
  ],
  ...[
    'BMW',
    'MERCEDES BENZ',
    'MAZDA',
    'RAM',
    'CADILLAC',
    'AUDI',
    'BUICK',
    'VOLVO',
    'LEXUS',
    'ACURA',
    'TESLA',
    'FREIGHTLINER',
  ],
];
const MODELS = 60;
const YEARS = 30;
const COMPONENTS = 40;
const WORDS =
  'the vehicle while driving at speed on a highway steering wheel locked brakes failed engine stalled without warning dealer could not find fault'.split(
    ' ',
  );
/** Number of distinct texts; each line uses one. */
const TEXTS = 500;

/**
 * Deterministic pseudo-random numbers from 0 to 1.
 *
 * @param {number} seed
 */
function randomOf(seed) {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/**
 * Random building blocks of lines.
 *
 * @param {number} seed
 * @param {number} each one in this many vehicles is looked up
 */
function createMaker(seed, each) {
  const random = randomOf(seed);
  let vehicles = 0;
  /** @param {number} below */
  const number = (below) => Math.floor(random() * below);
  /** Skewed: a few numbers are frequent. @param {number} below */
  const uneven = (below) => Math.floor(random() ** 2 * below);
  return {
    number,
    /** @param {number} share */
    isOf: (share) => random() < share,
    vehicle: () => {
      if (++vehicles % each === 0) return SOUGHT[(vehicles / each) % SOUGHT.length];
      return {
        make: MAKES[uneven(MAKES.length)],
        model: `MODEL ${uneven(MODELS)}${random() < 0.1 ? ' 4DR' : ''}`,
        year: 2025 - uneven(YEARS),
      };
    },
    /** @param {number} year */
    day: (year) => `${year}${String(1 + number(12)).padStart(2, '0')}${String(1 + number(28)).padStart(2, '0')}`,
    component: () => `COMPONENT ${uneven(COMPONENTS)}:PART ${number(9)}`,
    /** @param {number} length */
    texts: (length) =>
      Array.from({ length: TEXTS }, () => {
        let text = '';
        while (text.length < length) text += `${WORDS[number(WORDS.length)]} `;
        return text;
      }),
  };
}

/**
 * A line with this many fields, some of them set by number, counted from 1.
 *
 * @param {number} size
 * @param {Record<number, string | number | undefined>} fields
 */
const line = (size, fields) => Array.from({ length: size }, (_, at) => fields[at + 1] ?? '').join('\t');

/** Complaints (CMPL.txt), each with one or two components. @param {number} count @param {number} from first year */
export function* complaints(count, from) {
  const make = createMaker(from, SOUGHT_EACH.told);
  const texts = make.texts(420);
  /** @type {Record<number, string | number | undefined>} */
  let told = {};
  for (let at = 0, left = 0, number = from * 50_000; at < count; at++, left--) {
    if (left <= 0) {
      const about = make.vehicle();
      const day = make.day(from + make.number(5));
      left = 1 + make.number(2);
      number++;
      told = {
        ...{ 2: number, 3: 'Manufacturer of America, Inc.', 4: about?.make, 5: about?.model, 6: about?.year },
        ...{
          7: make.isOf(0.1) ? 'Y' : 'N',
          8: day,
          9: 'N',
          10: 0,
          11: 0,
          13: 'SPRINGFIELD',
          14: 'OH',
          15: '2HGFC2F59JH',
        },
        ...{
          16: day,
          17: day,
          18: make.number(180_000),
          20: `${texts[make.number(TEXTS)]}${make.isOf(0.05) ? ' café' : ''}`,
        },
        ...{ 21: 'EVOQ', 46: 'V' },
      };
    }
    yield line(49, { ...told, 1: at, 12: make.component() });
  }
}

/**
 * Manufacturer communications (TSBS.txt), about ten lines each. @param {number} count @param {number} from first year
 */
export function* communications(count, from) {
  const make = createMaker(from, SOUGHT_EACH.told);
  const texts = make.texts(200);
  /** @type {Record<number, string | number | undefined>} */
  let told = {};
  let year = 0;
  for (let at = 0, left = 0, number = from * 50_000; at < count; at++, left--) {
    if (left <= 0) {
      const about = make.vehicle();
      const day = make.day(from + make.number(5));
      left = 1 + make.number(20);
      year = about?.year ?? 2000;
      number++;
      told = {
        ...{ 1: number, 3: day, 4: `TSB-${number}`, 5: day, 7: 'Service Bulletin', 8: about?.make, 9: about?.model },
        ...{ 12: 'SYSTEM', 13: 'SUBSYSTEM', 14: texts[make.number(TEXTS)] },
      };
    }
    yield line(14, { ...told, 10: year - make.number(3), 11: make.component() });
  }
}

/** Investigations (INV.txt), whose long summaries repeat. @param {number} count */
export function* investigations(count) {
  const make = createMaker(3, SOUGHT_EACH.named);
  const texts = make.texts(2_200);
  let [number, opened, text] = [0, '', ''];
  for (let at = 0, left = 0; at < count; at++, left--) {
    if (left <= 0) {
      [left, opened, text] = [1 + make.number(60), make.day(1990 + make.number(35)), texts[make.number(TEXTS)] ?? ''];
      number++;
    }
    const about = make.vehicle();
    yield line(11, {
      ...{ 1: `PE${String(number).padStart(6, '0')}`, 2: about?.make, 3: about?.model, 4: about?.year },
      ...{
        5: make.component(),
        6: 'Manufacturer',
        7: opened,
        8: make.isOf(0.8) ? opened : '',
        10: 'A subject',
        11: text,
      },
    });
  }
}

/** Recalls (RCL.txt), about ten lines each. @param {number} count @param {number} first number of a record */
export function* recalls(count, first) {
  const make = createMaker(first, SOUGHT_EACH.named);
  const texts = make.texts(300);
  /** @type {Record<number, string | number | undefined>} */
  let told = {};
  for (let at = 0, left = 0, number = first; at < count; at++, left--) {
    if (left <= 0) {
      const day = make.day(1990 + make.number(35));
      left = 1 + make.number(20);
      number++;
      told = {
        ...{
          2: `${String(number % 50).padStart(2, '0')}V${String(Math.floor(number / 50)).padStart(6, '0')}`,
          6: 'N12',
        },
        ...{
          8: 'Manufacturer of America, Inc.',
          9: day,
          10: day,
          11: 'V',
          12: 120_000,
          15: 'Manufacturer of America, Inc.',
        },
        ...{
          16: day,
          17: day,
          20: texts[make.number(TEXTS)],
          21: texts[make.number(TEXTS)],
          22: texts[make.number(TEXTS)],
        },
        ...{ 28: 'No', 29: 'No' },
      };
    }
    const about = make.vehicle();
    yield line(29, { ...told, 1: first + at, 3: about?.make, 4: about?.model, 5: about?.year, 7: make.component() });
  }
}
