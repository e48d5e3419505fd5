import type { SchemaMatcher } from './schema-matcher.ts';
import type { CachedChars, EngineFact, MetaInput, SchemaLink, SpecInput } from './write-index.mjs';

/** vPIC's data for a World Manufacturer Identifier. */
export interface WmiRecord {
  /** Three characters, or six for manufacturers of fewer than 1,000 vehicles a year. */
  wmi: string;
  /** Index of the manufacturer's name. */
  manufacturer: number;
  /**
   * vPIC vehicle type id: 1 motorcycle, 2 car, 3 truck, 5 bus, 6 trailer, 7 MPV, 9 low speed, 10 incomplete, 13 off
   * road.
   */
  vehicleType: number;
  /** vPIC truck type id (1 light); 0 if none. */
  truckType: number;
  /** Day (since 1970) the WMI becomes public; 0 for never. */
  availableDay: number;
  /** Indexes of the makes' names. */
  makes: readonly number[];
  /** Schemas by model year, newest first. */
  links: readonly SchemaLink[];
  /** Years for which NHTSA's cache of valid characters differs from the patterns. */
  cached: readonly CachedChars[];
}

/** An index's metadata, and what is derived from its list of elements. */
export interface VpicMeta extends Readonly<Omit<MetaInput, 'exceptions'>> {
  /** VINs known by NHTSA to have a wrong check digit from the factory. */
  readonly exceptions: ReadonlySet<string>;
  /** Slot of an element by vPIC id; -1 if the index has none. */
  slot(element: number): number;
}

/**
 * vPIC's data, complete (`openIndex`) or an excerpt for one WMI and model-year code (`openShard`). The decoder depends
 * on nothing else, so both give the same answers. Entries are decoded on first use.
 */
export interface VpicIndex {
  /** Date of the newest entry, `YYYY-MM-DD`. */
  readonly asOf: string;
  /** The excerpt's `shardKey`; null for the whole index. */
  readonly shardKey: string | null;
  readonly meta: VpicMeta;
  wmi(text: string): WmiRecord | undefined;
  schema(place: number): SchemaMatcher;
  /** The raw bytes of a schema, for excerpts. */
  schemaBytes(place: number): Uint8Array;
  /** A stored key (see `encodeKey`). */
  key(place: number): Uint8Array;
  /** Text of an element's value; empty if vPIC has none. */
  value(slot: number, place: number): string;
  /** Same with white space collapsed, for display. */
  label(slot: number, place: number): string;
  /** vPIC id of an element's value; null for elements without a look-up table. */
  valueId(slot: number, place: number): number | null;
  /** Number of values of an element. */
  values(slot: number): number;
  make(place: number): string;
  /** Makes of a value of the element Model. */
  makesOfModel(model: number): readonly number[];
  manufacturer(place: number): string;
  /** Facts about a value of the element Engine Model. */
  engine(model: number): readonly EngineFact[] | undefined;
  /** Vehicle specs of a value of the element Model. */
  specs(model: number): readonly SpecInput[];
}
