/**
 * Made-up history events by the million for `npm run testbed -- grow`. The same number always gives the same event, so
 * nothing has to be kept to know which vehicles exist.
 */
import { checkDigit } from '@vinlore/vehicle-domain';

/** Events of a vehicle. */
export const EVENTS_EACH = 8;

/** Sources of the events; each has its share of the rows. */
export const SOURCES = 8;

/** Models, of which a few are common: a vehicle's is the square of an even spread. */
const MODELS = 400;

const MAKES = ['1HGCM', '1FTFW', '2T1BU', '3N1AB', '5YJ3E', '1G1ZD', 'JTDKB', 'WBA3A', 'KMHDH', '4T1BF'];
const BODIES = '0123456789ABCDEFGHJKLMNPRSTUVWXYZ';
const YEARS = '56789ABCDEFGHJKLMNPR';
const PLANTS = 'ABCDEFGHJKLMNPRS';
const KINDS = ['auction', 'sale', 'title', 'registration', 'inspection', 'service', 'odometer-reading', 'title'];
const STATES = ['OH', 'CA', 'TX', 'FL', 'NY', 'WA', 'GA', 'IL'];
const SERIALS = 1_000_000;

/** Most vehicles: plants × serial numbers. */
const MOST_VEHICLES = PLANTS.length * SERIALS;

/** Most events: those of all vehicles. */
export const MOST_EVENTS = MOST_VEHICLES * EVENTS_EACH;

/** A number that looks random, below 2³². Knuth, The Art of Computer Programming, volume 3, 6.4. */
const scattered = (value: number) => Math.imul(value + 1, 2_654_435_761) >>> 0;

/** The VIN of the n-th vehicle, below {@link MOST_VEHICLES}; its check digit is right. */
export function vinOf(vehicle: number): string {
  const chance = scattered(vehicle);
  const model = Math.floor(MODELS * (chance / 2 ** 32) ** 2);
  const [make, body] = [MAKES[model % MAKES.length]!, Math.floor(model / MAKES.length)];
  const start = `${make}${BODIES[body % 33]}${1 + (model % 7)}${BODIES[(body * 7) % 33]}`;
  const end = `${YEARS[chance % 20]}${PLANTS[Math.floor(vehicle / SERIALS)]}${String(vehicle % SERIALS).padStart(6, '0')}`;
  return start + checkDigit(`${start}0${end}`)! + end;
}

/** A range of vehicles whose events are written together, as in files of one period. */
export interface Fleet {
  readonly first: number;
  readonly vehicles: number;
}

/** A prime above {@link MOST_VEHICLES}, so that it visits each vehicle of a fleet once a round. */
const STRIDE = 16_777_259;

/**
 * The n-th event of a fleet as a line of COPY's text format, for the columns {@link COPY_COLUMNS}. A fleet has
 * {@link EVENTS_EACH} events for each vehicle, and those of one vehicle are far apart, as in files that are sorted by
 * date.
 */
export function copyLine({ first, vehicles }: Fleet, at: number): string {
  const round = Math.floor(at / vehicles);
  const vin = vinOf(first + (((at % vehicles) * (STRIDE % vehicles)) % vehicles));
  const chance = scattered(at);
  const two = (value: number) => String(value).padStart(2, '0');
  const day = `${2012 + round}-${two((chance % 12) + 1)}-${two((chance % 28) + 1)}`;
  const odometer = 12_000 + round * 9_000 + (chance % 9_000);
  const detail = `{"price": {"amount": ${15_000 - round * 900}, "currency": "USD"}, "seller": "Fleet company ${chance % 500}", "exterior": "silver", "transmission": "automatic"}`;
  return `Made up ${at % SOURCES}\trecord-${first}-${at}\t${vin}\t${KINDS[round]}\t${day}\t${odometer}\tmi\tUS\t${STATES[chance % 8]}\tColumbus\treported\tf\t${detail}\n`;
}

/** Columns of {@link copyLine}; the others are empty. */
export const COPY_COLUMNS =
  'source, record_id, vin, kind, date, odometer, odometer_unit, country, region, city, confidence, sample, detail';

/** Header of {@link csvLine}. */
export const CSV_HEADER =
  'record_id,vin,kind,date,odometer,odometer_unit,region,city,seller,price,exterior,transmission\n';

/** The n-th line of a file to import: an event of any of the vehicles below `vehicles`. */
export function csvLine(vehicles: number, at: number): string {
  const chance = scattered(at);
  const day = `2025-${String((at % 12) + 1).padStart(2, '0')}-${String((at % 28) + 1).padStart(2, '0')}`;
  return `sale-${at},${vinOf(chance % vehicles)},auction,${day},"${12 + (at % 90)},${100 + (at % 900)}",mi,${STATES[at % 8]},Columbus,Fleet company ${at % 500},${4_000 + (at % 9_000)},silver,automatic\n`;
}
