/** The patterns of a planned schema. */
import { streamOf } from './random.mjs';

const DAY = 86_400_000;
const FIRST_BATCH = Date.UTC(2014, 11, 1, 9);

/** Formats a timestamp like PostgreSQL. */
export const stamp = (ms) => new Date(ms).toISOString().slice(0, 23).replace('T', ' ');

/**
 * Returns a schema's patterns: key, element, value, created, updated. Deterministic.
 *
 * @param {ReturnType<import('./plan.mjs').planRelease>} plan
 * @returns {[keys: string, element: number, value: string, createdon: string | null, updatedon: string | null][]}
 */
export function patternsOf(plan, schema) {
  if (schema.patterns) return schema.patterns;
  const { maker, family, kind, count, id } = schema;
  // What schemas of all years share, then what is new in this one.
  const write = WRITERS[kind];
  const shared = { ...streamOf(plan.seed, 'family', maker.at, family, Math.floor(schema.year / 12)), maker, schema };
  const own = streamOf(plan.seed, 'patterns', id);
  // Schemas were entered one after another; patterns from the same form share a timestamp.
  const entered = FIRST_BATCH + id * 137_000;
  const taken = new Set();
  const patterns = [];
  for (let blocks = 0; patterns.length < count; blocks += 1) {
    for (const [keys, element, value] of write(shared, blocks)) {
      const isNew = own.chance(5);
      const key = `${element} ${keys}`;
      if (patterns.length === count || taken.has(key) || own.chance(4)) continue;
      taken.add(key);
      const at = patterns.length;
      const isFormula = keys.includes('#');
      const created = entered + (isFormula ? at * 17 : Math.floor(at / 4) * 13) + (isFormula ? 1 : 0);
      const later = entered + DAY * (30 + (id % 5) * 200) + (isFormula ? at * 17 + 1 : 0);
      patterns.push([
        keys,
        element,
        isNew && VARIANTS[element] ? own.pick(VARIANTS[element]) : value,
        stamp(created),
        own.chance(8) ? stamp(later) : null,
      ]);
    }
    // Few combinations are left; longer keys allow more.
    if (blocks > count * 4) throw new Error(`Schema ${id} cannot have ${count} patterns`);
  }
  return patterns;
}

/** Values that change with a new model year. */
const VARIANTS = {
  14: ['2', '3', '4', '5'],
  15: ['1', '2', '3', '4', '5'],
  25: ['4', '5', '6', '7'],
  37: ['1', '2', '3', '7'],
  63: ['5', '6', '8', '9', '10'],
  71: ['130', '150', '170', '210', '250', '310', '420'],
  86: ['1', '2', '3'],
  87: ['1', '2', '3'],
  88: ['1', '2', '3'],
  99: ['1', '2', '3'],
  101: ['1', '2', '3'],
  103: ['1', '2', '3'],
  104: ['1', '2', '3'],
};

const SIZES = [
  '1.0',
  '1.2',
  '1.4',
  '1.5',
  '1.6',
  '1.8',
  '2.0',
  '2.3',
  '2.4',
  '2.5',
  '3.0',
  '3.5',
  '3.6',
  '4.0',
  '5.0',
  '5.7',
  '6.2',
  '8.3',
];

/** A class of characters at a position, in one of the notations NHTSA uses. */
function classOf({ pick, some, chance, below }, characters) {
  if (chance(15)) return pick(['[A-C]', '[A-H]', '[A-H1-9]', '[1-5]', '[J-N]', '[0-9]', '[A-Z]', '[P-Z2-8]', '[1-9A]']);
  const chosen = some(characters, 2 + below(3));
  if (chosen.length < 2) return chosen[0];
  return `[${(chance(30) ? chosen.reverse() : chosen).join('')}]`;
}

/** A key for a vehicle line, in the manufacturer's style. */
function lineKey(random, block) {
  const { maker, pick, chance } = random;
  const [fourth, fifth, sixth, seventh, eighth] = maker.positions;
  const line = fourth[block % fourth.length];
  const second = fifth[Math.floor(block / fourth.length) % fifth.length];
  const third = chance(12) ? classOf(random, sixth) : '*';
  const forms = [
    () => line + second,
    () => `${line}${second}*${pick(seventh)}`,
    () => `${classOf(random, fourth)}${second}*${pick(seventh)}`,
    () => `${line}${third}**${pick(eighth)}`,
    () => `*${second}${classOf(random, sixth)}${chance(50) ? '' : `*${pick(eighth)}`}`,
  ];
  const key = forms[maker.style]();
  if (chance(4)) return `${key}${'*'.repeat(5 - widthOf(key))}|*${pick(maker.plants)}`;
  return chance(5) ? forms[(maker.style + 1) % forms.length]() : key;
}

/** Number of positions a key covers. */
const widthOf = (key) => key.replace(/\[.*?\]/g, '.').length;

function* line(random, block) {
  const { maker, pick, below, chance } = random;
  const key = lineKey(random, block);
  const model = pick(maker.models);
  yield [key, 28, String(model.id)];
  yield [key, 34, pick(maker.series)];
  yield [key, 5, String(1 + below(45))];
  yield [key, 14, pick(VARIANTS[14])];
  yield [key, 38, pick(maker.trims)];
  yield [key, 97, String(10 + (maker.at % 60))];
  yield [key, 98, `${10 + (maker.at % 60)}${String(below(90)).padStart(6, '0')}`];
  yield [key, 96, String(1 + below(20))];
  if (chance(60)) yield [key, 15, pick(VARIANTS[15])];
  if (chance(60)) yield [key, 25, pick(VARIANTS[25])];
  if (chance(40)) yield [key, 190, pick(VARIANTS[25])];
  if (chance(40)) yield [key, 33, pick(['2', '4', '5', '7', '8'])];
  if (chance(40)) yield [key, 61, pick(['1', '2', '3'])];
  if (chance(25)) yield [key, 110, pick(maker.series)];
  if (chance(25)) yield [key, 109, pick(maker.trims)];
  if (chance(15)) yield [key, 111, `${90 + below(80)}.${below(10)}`];
  if (chance(10)) yield [key, 114, `${pick(maker.series)} package`];
  if (chance(10)) yield [key, 10, String(1 + below(35))];
  if (block % 3 === 1) yield* power(random, block);
  if (block % 6 === 2) yield* plant(random, block);
  if (block % 4 === 3) yield* safety(random, block);
}

function* power(random, block) {
  const { maker, pick, below, chance } = random;
  const eighth = maker.positions[4];
  const char = eighth[block % eighth.length];
  const key = chance(20)
    ? `****${classOf(random, eighth)}`
    : chance(10)
      ? `${pick(maker.positions[0])}***${char}`
      : `****${char}`;
  if (chance(25)) {
    yield [
      key,
      18,
      chance(50)
        ? `Engine ${1 + below(60)}`
        : chance(50)
          ? `ENGINE ${1 + below(60)} `
          : `${pick(maker.series)} ${below(9)}`,
    ];
  }
  if (chance(80)) yield [key, 9, pick(['3', '4', '6', '8', '12'])];
  if (chance(60)) yield [key, 13, chance(20) ? `${below(13)}.${below(1000)}` : pick(SIZES)];
  if (chance(25))
    yield [key, 11, chance(20) ? `${50 + below(9000)}.${below(100)}` : String(Math.round(Number(pick(SIZES)) * 997))];
  if (chance(10)) yield [key, 12, String(50 + below(450))];
  yield [key, 24, String(1 + below(14))];
  if (chance(30)) yield [key, 66, String(1 + below(14))];
  if (chance(50)) yield [key, 64, String(1 + below(5))];
  if (chance(40)) yield [key, 71, pick(VARIANTS[71])];
  if (chance(30)) yield [key, 21, `${below(300)}.${below(10_000)}`];
  if (chance(30)) yield [key, 67, String(1 + below(9))];
  if (chance(25)) yield [key, 62, String(1 + below(3))];
  if (chance(25)) yield [key, 135, String(1 + below(2))];
  if (chance(25)) yield [key, 146, maker.name];
  if (chance(20)) yield [key, 126, String(1 + below(6))];
  if (chance(15)) yield [key, 129, `${pick(maker.series)} cam`];
  if (chance(15)) yield [key, 37, pick(VARIANTS[37])];
  if (chance(15)) yield [key, 63, pick(VARIANTS[63])];
}

function* plant(random, block) {
  const { maker, pick, below, chance } = random;
  const char = maker.plants[block % maker.plants.length];
  const key = chance(15)
    ? `*****|*${char}${pick(['0', '[0-4]', '[5-9]', '*1'])}`
    : chance(8)
      ? `*****|${pick([...'ABCDEFGH'])}${char}`
      : `*****|*${char}`;
  yield [key, 31, pick(maker.cities)];
  yield [key, 75, String(1 + below(30))];
  if (chance(70)) yield [key, 77, pick(maker.cities)];
  if (chance(30)) yield [key, 76, maker.name];
  // Gives a plants-only schema enough patterns.
  if (block > 4) yield* safety(random, block);
}

function* safety(random, block) {
  const { maker, pick, below, chance } = random;
  const sixth = maker.positions[2];
  const form = block % 3;
  const key =
    form === 0
      ? `**${sixth[block % sixth.length]}`
      : form === 1
        ? `**${classOf(random, sixth)}`
        : lineKey(random, block);
  yield [key, 79, String(1 + below(3))];
  if (chance(70)) yield [key, 65, String(1 + below(2))];
  if (chance(50)) yield [key, 107, String(1 + below(6))];
  if (chance(40)) yield [key, 55, String(1 + below(6))];
  if (chance(20)) yield [key, 69, String(1 + below(3))];
  if (chance(20)) yield [key, 78, String(1 + below(3))];
  if (chance(20)) yield [key, 121, `${pick(maker.series)} belts`];
  for (const element of [86, 99, 100, 168, 81, 87, 88, 101, 102, 103, 104, 105, 171, 172, 176, 177, 178, 193, 194]) {
    if (chance(form === 2 ? 40 : 8)) yield [key, element, pick(VARIANTS[element] ?? ['1', '2'])];
  }
}

/** Elements given for trailers, motorcycles, and buses; their keys often contain numbers. */
function* small(random, block) {
  const { maker, pick, below, chance } = random;
  const [fourth, fifth, sixth, , eighth] = maker.positions;
  const key = fourth[block % fourth.length] + (block < fourth.length ? '' : pick(fifth));
  const type = maker.wmis[0].vehicleType;
  yield [key, 28, String(pick(maker.models).id)];
  yield [key, 5, String(1 + below(45))];
  if (type === 6) {
    yield [key, 117, String(1 + below(29))];
    yield [`*${fifth[block % fifth.length]}`, 116, String(1 + below(9))];
    if (chance(60)) yield [chance(50) ? '*##' : `${fourth[block % fourth.length]}##`, 118, 'Length'];
    if (chance(50)) yield ['****#', 41, 'Axles'];
    if (chance(40)) yield [`**${sixth[block % sixth.length]}`, 118, String(8 + below(45))];
    if (chance(30)) yield [key, 155, `${pick(maker.series)} bed`];
  } else if (type === 1) {
    yield [key, 151, String(1 + below(21))];
    yield [`**${sixth[block % sixth.length]}`, 152, String(1 + below(3))];
    if (chance(40)) yield [key, 154, `${pick(maker.series)} fork`];
    if (chance(60)) yield ['***###', 11, 'Size'];
  } else {
    yield [key, 149, String(1 + below(7))];
    yield [key, 14, pick(VARIANTS[14])];
    if (chance(40)) yield ['*##', 147, 'Length'];
    if (chance(40)) yield [key, 150, `${pick(maker.series)} bus`];
  }
  yield [`****${eighth[block % eighth.length]}`, 9, pick(['2', '4', '6', '8'])];
  if (block % 2 === 0) yield* plant(random, block);
}

const WRITERS = { line, power, plant, safety, small };
