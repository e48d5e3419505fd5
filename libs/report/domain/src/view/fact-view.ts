import { properName, titleCase, valueInWords } from '@vinlore/vehicle-domain';
import { FACT_ELEMENTS } from '../compose/vehicle-facts.ts';
import type { ReportData, ReportFact } from '../data/report-data.ts';
import type { Speaker } from '../words/speaker.ts';
import { outOfLine } from './out-of-line.ts';
import { sayOdometer } from './record-view.ts';
import type { ViewFact } from './report-view.ts';

/** Names that vPIC stores in capitals. */
const IN_CAPITALS = new Set(['manufacturer', 'make', 'plant', 'plant_city', 'plant_state', 'plant_country']);

/** Display text of a value: translated if it's from a vPIC list, capitalized if it's a name, otherwise unchanged. */
function sayValue({ key, value }: ReportFact, { language, date }: Speaker): string | null {
  if (value === null) return null;
  if (/^\d{4}-\d{2}(-\d{2})?$/.test(value)) return date(value);
  const element = Object.hasOwn(FACT_ELEMENTS, key) ? FACT_ELEMENTS[key]! : key;
  const words = valueInWords(element, value, language);
  if (words !== null) return words;
  return IN_CAPITALS.has(key) ? properName(value) : value;
}

type Facts = ReadonlyMap<string, ReportFact>;

/** Facts that are combined into one line, and their parts. */
const LINES: Readonly<
  Record<string, { readonly of: readonly string[]; readonly line: (facts: Facts, speaker: Speaker) => string }>
> = {
  engine: { of: ['engine', 'engine_capacity', 'cylinders', 'engine_layout'], line: engineLine },
  transmission: { of: ['transmission', 'speeds'], line: gearboxLine },
  plant: { of: ['plant', 'plant_city', 'plant_state', 'plant_country', 'make'], line: plantLine },
};

const said = (facts: Facts, key: string, speaker: Speaker): string => {
  const fact = facts.get(key);
  return (fact && sayValue(fact, speaker)) ?? '';
};

/** vPIC engine layouts combined with the number of cylinders: `V6`. */
const LETTERS: Readonly<Record<string, string>> = { 'V-Shaped': 'V', 'W Shaped': 'W' };

/** `2.0 L, 4 cylinders, inline (K20C2)`, `3.5 L, V6`. */
function engineLine(facts: Facts, speaker: Speaker): string {
  const capacity = said(facts, 'engine_capacity', speaker);
  const liters = Number(capacity);
  const size = capacity && liters > 0 ? `${liters.toFixed(1)} L` : capacity;
  const cylinders = said(facts, 'cylinders', speaker);
  const letter = LETTERS[facts.get('engine_layout')?.value ?? ''];
  const inLine = letter
    ? [letter + cylinders]
    : [
        cylinders && speaker.t('fact.cylinders', { count: cylinders }),
        said(facts, 'engine_layout', speaker).toLowerCase(),
      ];
  const parts = [size, ...inLine].filter(Boolean);
  const name = said(facts, 'engine', speaker);
  if (parts.length === 0) return name;
  return name ? `${parts.join(', ')} (${name})` : parts.join(', ');
}

function gearboxLine(facts: Facts, speaker: Speaker): string {
  const [style, speeds] = [said(facts, 'transmission', speaker), said(facts, 'speeds', speaker)];
  return [style, speeds && speaker.t('fact.speeds', { count: speeds })].filter(Boolean).join(', ');
}

/** `Greensburg, Indiana, U.S.` */
function plantLine(facts: Facts, speaker: Speaker): string {
  const name = (...keys: string[]) => keys.map((key) => said(facts, key, speaker)).find(Boolean);
  return [name('plant', 'plant_city'), name('plant_state'), name('plant_country', 'make')].filter(Boolean).join(', ');
}

/** Reading order of facts; any others follow. */
const ORDER = [
  'entered_name',
  'decoded_name',
  'body_type',
  'engine',
  'fuel_type',
  'fuel_secondary',
  'electrification',
  'transmission',
  'drive_type',
  'plant',
  'exterior_color',
  'interior_color',
  'trim',
  'trim_level',
  'series',
  'doors',
  'number_of_doors',
  'cab',
  'standard_seating',
  'vehicle_type',
  'vehicle_class',
  'displacement',
  'curb_weight',
  'msrp',
  'anti_brake_system',
  'manufacturer',
  'country',
  'first-registration',
] as const;
const PLACE_OF = new Map<string, number>(ORDER.map((key, place) => [key, place]));
const placeOf = ({ key }: { key: string }) => PLACE_OF.get(key) ?? PLACE_OF.size;

const labelOf = (key: string, { find }: Speaker) => find(`factLabel.${key}`) ?? titleCase(key);

/** The last reading from a source that no rule doubts, as text; null if there is none. */
export function lastReading(data: ReportData, speaker: Speaker) {
  const odd = outOfLine(data);
  const last = data.events.findLast(({ odometer, key }) => odometer !== null && !odd.has(key));
  if (!last?.odometer) return null;
  // After an odometer replacement, the last reading isn't the total mileage.
  const { totalMiles: total } = data.findings.find(({ rule }) => rule === 'odometer-total')?.figures ?? {};
  return {
    reading: sayOdometer(last.odometer, speaker),
    date: speaker.date(last.date),
    total: typeof total === 'number' ? speaker.distance(total) : null,
    source: last.source,
  };
}

function lastReadingFact(data: ReportData, speaker: Speaker): ViewFact[] {
  const last = lastReading(data, speaker);
  if (!last) return [];
  const { reading, date, total, source } = last;
  const value = total === null ? `${reading}, ${date}` : speaker.t('fact.inAll', { reading, date, total });
  return [{ label: speaker.t('fact.lastReading'), value, from: 'source', source }];
}

/** Facts in reading order, combined where several form one line; includes unknown ones. */
export function factViews(data: ReportData, speaker: Speaker): ViewFact[] {
  const facts = new Map(data.vehicle.facts.map((fact) => [fact.key, fact]));
  const joined = new Map(Object.entries(LINES).flatMap(([line, { of }]) => of.map((key) => [key, line] as const)));
  const seen = new Set<string>();
  const lines = data.vehicle.facts.flatMap((fact): { key: string; view: ViewFact }[] => {
    const key = joined.get(fact.key) ?? fact.key;
    if (seen.has(key)) return [];
    seen.add(key);
    const { of, line } = LINES[key] ?? { of: [key], line: () => sayValue(fact, speaker) ?? '' };
    const value = line(facts, speaker) || null;
    const known = of.flatMap((part) => facts.get(part) ?? []).find((part) => part.value !== null) ?? fact;
    return [
      {
        key,
        view: {
          label: labelOf(key, speaker),
          value,
          from: value === null ? 'unknown' : known.from,
          source: known.source,
        },
      },
    ];
  });
  const own = lines.sort((one, other) => placeOf(one) - placeOf(other)).map(({ view }) => view);
  const entered: ViewFact[] =
    data.mileage === null
      ? []
      : [
          {
            label: speaker.t('fact.mileage'),
            value: speaker.miles(data.mileage),
            from: 'entered',
            source: null,
          },
        ];
  return [...own, ...lastReadingFact(data, speaker), ...entered];
}

/** Body, engine, and plant in one line; '' if nothing is known. */
export function subtitleOf(facts: readonly ViewFact[], speaker: Speaker): string {
  const value = (key: (typeof ORDER)[number]) =>
    facts.find(({ label }) => label === speaker.t(`factLabel.${key}`))?.value;
  const plant = value('plant');
  return [value('body_type'), value('engine'), plant && speaker.t('fact.builtIn', { plant })]
    .filter(Boolean)
    .join(' · ');
}
