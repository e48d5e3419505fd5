/** Vehicle specs: what a make, type, model, and year add to an answer that matches all of the keys. */
import { streamOf } from './random.mjs';

const MEAN_PATTERNS = 38;

/** @returns {{ id: number, make: number, type: number, models: number[], years: number[], groups: number[] }[]} */
export function planSpecs({ seed, counts, edge, makers }) {
  let group = 0;
  let id = 0;
  const take = (count) => Array.from({ length: count }, () => (group += 1));
  const own = edge.specs.map((spec) => ({
    ...spec,
    id: (id += 1),
    edge: spec.groups,
    groups: take(spec.groups.length),
  }));
  const big = makers.filter(({ isBig }) => isBig);
  const edgePatterns = edge.specs.flatMap(({ groups }) =>
    groups.flatMap(({ keys, values }) => [...keys, ...values]),
  ).length;
  const wanted = Math.ceil((counts.specPatterns - edgePatterns) / MEAN_PATTERNS);
  let left = counts.specPatterns - edgePatterns;
  const generated = Array.from({ length: wanted }, (_, at) => {
    const maker = big[at % big.length];
    const { below, pick, chance, some } = streamOf(seed, 'spec', at);
    const wmi = pick(maker.wmis);
    const models = maker.models.filter((model) => wmi.makes.includes(model.make));
    const first = 2001 + below(25);
    const count = at === wanted - 1 ? left : Math.min(left, MEAN_PATTERNS - 10 + below(21));
    left -= count;
    return {
      id: (id += 1),
      maker,
      make: pick(wmi.makes),
      type: wmi.vehicleType,
      models: some(models.length > 0 ? models : maker.models, 1 + below(2)).map((model) => model.id),
      years: chance(15) ? [] : Array.from({ length: 1 + below(4) }, (__, more) => first + more),
      isToBeChecked: chance(3) ? true : chance(30) ? false : null,
      groups: take(1 + below(3)),
      count,
    };
  });
  return [...own, ...generated];
}

const LOOKUPS = [
  15, 37, 36, 42, 81, 86, 87, 88, 99, 100, 101, 102, 103, 104, 105, 168, 171, 172, 176, 177, 178, 193, 194,
];

/** @returns {Generator<[group: number, isKey: boolean, element: number, value: string]>} */
export function* specPatternsOf({ seed }, spec) {
  if (spec.edge) {
    for (const [at, { keys, values }] of spec.edge.entries()) {
      for (const [element, value] of keys) yield [spec.groups[at], true, element, value];
      for (const [element, value] of values) yield [spec.groups[at], false, element, value];
    }
    return;
  }
  const { below, pick, chance } = streamOf(seed, 'spec patterns', spec.id);
  const { maker, groups, count } = spec;
  let left = count;
  for (const [at, group] of groups.entries()) {
    const size = at === groups.length - 1 ? left : Math.min(left, Math.ceil(count / groups.length));
    for (let made = 0; made < size; made += 1) {
      if (made === 0) {
        if (chance(60)) yield [group, true, 39, String(spec.type)];
        else yield [group, true, 28, String(pick(spec.models))];
      } else if (made === 1 && chance(50)) {
        yield chance(50)
          ? [group, true, 34, pick(maker.series).toLowerCase()]
          : [group, true, 14, pick(['2', '4', '5'])];
      } else if (chance(70)) {
        yield [group, false, LOOKUPS[(made + at) % LOOKUPS.length], pick(['1', '2', '3'])];
      } else {
        const [element, value] = pick([
          [33, '5'],
          [61, '2'],
          [63, '6'],
          [54, String(2000 + below(4000))],
          [111, `${90 + below(60)}.${below(10)}`],
          [119, '17'],
          [120, '18'],
          [114, `${pick(maker.trims)} kit`],
          [109, pick(maker.trims)],
        ]);
        yield [group, false, element, value];
      }
    }
    left -= size;
  }
}
