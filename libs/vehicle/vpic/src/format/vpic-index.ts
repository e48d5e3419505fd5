import type { SchemaMatcher } from './schema-matcher.ts';
import type { CachedChars, EngineFact, MetaInput, SchemaLink, SpecInput } from './write-index.mjs';

/** What vPIC knows of a World Manufacturer Identifier. */
export interface WmiRecord {
  /** Three characters, or six for makers of fewer than 1,000 vehicles a year. */
  wmi: string;
  /** Place of the manufacturer's name. */
  manufacturer: number;
  /** vPIC's vehicle type id: 1 motorcycle, 2 car, 3 truck, 5 bus, 6 trailer, 7 MPV, 9 low speed, 10 incomplete, 13 off road. */
  vehicleType: number;
  /** vPIC's truck type id (1 light), 0 where it has none. */
  truckType: number;
  /** Day (since 1970) from which the WMI is public, 0 for never. */
  availableDay: number;
  /** Places of the makes' names. */
  makes: readonly number[];
  /** Schemas by model year, the newest first. */
  links: readonly SchemaLink[];
  /** Years for which NHTSA's cache of valid characters differs from the patterns. */
  cached: readonly CachedChars[];
}

/** What an index says apart from its tables, and what follows from its list of elements. */
export interface VpicMeta extends Readonly<Omit<MetaInput, 'exceptions'>> {
  /** VINs whose check digit NHTSA knows to be wrong from the factory. */
  readonly exceptions: ReadonlySet<string>;
  /** The slot of an element by vPIC's id, -1 where the index has none. */
  slot(element: number): number;
}

/**
 * vPIC's data, whole (`openIndex`) or the excerpt for one WMI and model-year code (`openShard`). The decoder knows
 * nothing else, so both give the same answers. Entries are decoded when they are first asked for.
 */
export interface VpicIndex {
  /** Date of the newest entry, `YYYY-MM-DD`. */
  readonly asOf: string;
  /** What the excerpt is for (see `shardKey`), null for the whole index. */
  readonly shardKey: string | null;
  readonly meta: VpicMeta;
  wmi(text: string): WmiRecord | undefined;
  schema(place: number): SchemaMatcher;
  /** The bytes of a schema as they are stored, for excerpts. */
  schemaBytes(place: number): Uint8Array;
  /** A stored key (see `encodeKey`). */
  key(place: number): Uint8Array;
  /** The text of an element's value, empty where vPIC has none. */
  value(slot: number, place: number): string;
  /** The same with all white space folded to single blanks, as it is shown. */
  label(slot: number, place: number): string;
  /** vPIC's number of an element's value; null for elements without a look-up table. */
  valueId(slot: number, place: number): number | null;
  /** How many values an element has. */
  values(slot: number): number;
  make(place: number): string;
  /** The makes of a value of the element Model. */
  makesOfModel(model: number): readonly number[];
  manufacturer(place: number): string;
  /** What a value of the element Engine Model is known to be. */
  engine(model: number): readonly EngineFact[] | undefined;
  /** The vehicle specs of a value of the element Model. */
  specs(model: number): readonly SpecInput[];
}
