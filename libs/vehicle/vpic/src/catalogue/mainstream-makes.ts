type Years = readonly [from: number, to: number];

const STILL = Number.POSITIVE_INFINITY;
/** The catalog starts before the first year of the source. */
const ALWAYS: Years = [0, STILL];
const since = (year: number): Years => [year, STILL];
const until = (year: number): Years => [0, year];

/**
 * Makes of cars and light trucks that buyers expect at the top of the list, with the model years they were sold new in
 * the United States.
 *
 * The rule: the EPA's fuel-economy data (model years 1984–2023) lists at least 25 vehicles of the make in at least four
 * model years; those are its years, and a range that touches either end of the data is extended beyond it. vPIC can't
 * provide this: its year ranges continue after a make has ended (Plymouth to 2018), and it doesn't distinguish fire
 * engines and motorcycles. Manual changes: tuners are excluded (Roush); Hummer, too heavy to be listed before 2006, and
 * the newest makes (Lucid, Polestar, Rivian) are included, as are Datsun and the early Fiats, which ended before the
 * data begins.
 */
export const MAINSTREAM: ReadonlyMap<string, readonly Years[]> = new Map<string, readonly Years[]>([
  ['ACURA', [since(1986)]],
  ['ALFA ROMEO', [until(1995), since(2015)]],
  ['AMERICAN MOTORS', [until(1987)]],
  ['ASTON MARTIN', [ALWAYS]],
  ['AUDI', [ALWAYS]],
  ['BENTLEY', [since(1998)]],
  ['BMW', [ALWAYS]],
  ['BUICK', [ALWAYS]],
  ['CADILLAC', [ALWAYS]],
  ['CHEVROLET', [ALWAYS]],
  ['CHRYSLER', [ALWAYS]],
  ['DAEWOO', [[1998, 2004]]],
  ['DATSUN', [until(1983)]],
  ['DODGE', [ALWAYS]],
  ['EAGLE', [[1988, 1998]]],
  ['FERRARI', [ALWAYS]],
  ['FIAT', [until(1982), since(2012)]],
  ['FORD', [ALWAYS]],
  ['GENESIS', [since(2017)]],
  ['GEO', [[1989, 1997]]],
  ['GMC', [ALWAYS]],
  ['HONDA', [ALWAYS]],
  ['HUMMER', [[1992, 2010]]],
  ['HYUNDAI', [since(1986)]],
  ['INFINITI', [since(1990)]],
  ['ISUZU', [until(2009)]],
  ['JAGUAR', [ALWAYS]],
  ['JEEP', [ALWAYS]],
  ['KIA', [since(1993)]],
  ['LAMBORGHINI', [ALWAYS]],
  ['LAND ROVER', [since(1987)]],
  ['LEXUS', [since(1990)]],
  ['LINCOLN', [ALWAYS]],
  ['LOTUS', [ALWAYS]],
  ['LUCID', [since(2022)]],
  ['MASERATI', [until(1991), since(2002)]],
  ['MAYBACH', [[2004, 2012]]],
  ['MAZDA', [ALWAYS]],
  ['MCLAREN', [since(2012)]],
  ['MERCEDES-BENZ', [ALWAYS]],
  ['MERCURY', [until(2011)]],
  ['MINI', [since(2002)]],
  ['MITSUBISHI', [ALWAYS]],
  ['NISSAN', [ALWAYS]],
  ['OLDSMOBILE', [until(2004)]],
  ['PEUGEOT', [until(1992)]],
  ['PLYMOUTH', [until(2001)]],
  ['POLESTAR', [since(2020)]],
  ['PONTIAC', [until(2010)]],
  ['PORSCHE', [ALWAYS]],
  ['RAM', [since(2012)]],
  ['RENAULT', [until(1987)]],
  ['RIVIAN', [since(2022)]],
  ['ROLLS-ROYCE', [ALWAYS]],
  ['SAAB', [until(2012)]],
  ['SATURN', [[1991, 2010]]],
  ['SMART', [[2008, 2019]]],
  ['SUBARU', [ALWAYS]],
  ['SUZUKI', [until(2013)]],
  ['TESLA', [since(2012)]],
  ['TOYOTA', [ALWAYS]],
  ['VOLKSWAGEN', [ALWAYS]],
  ['VOLVO', [ALWAYS]],
]);

/** Whether buyers expect a make, in vPIC's upper-case spelling, at the top of a model year's list. */
export function isMainstream(make: string, year: number): boolean {
  return (MAINSTREAM.get(make) ?? []).some(([from, to]) => year >= from && year <= to);
}
