import type { SchemaMatcher } from './schema-matcher.ts';
import type { SchemaLink } from './write-index.mjs';

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
}

/** What an engine model is known to be: element slot and value. */
export type EngineFacts = readonly (readonly [slot: number, value: number])[];

/**
 * vPIC's data, whole (`openIndex`) or the excerpt for one WMI and model-year code (`openShard`). The decoder knows
 * nothing else, so both give the same answers. Entries are decoded when they are first asked for.
 */
export interface VpicIndex {
  /** Date of the newest entry, `YYYY-MM-DD`. */
  readonly asOf: string;
  /** What the excerpt is for (see `shardKey`), null for the whole index. */
  readonly shardKey: string | null;
  wmi(text: string): WmiRecord | undefined;
  schema(place: number): SchemaMatcher;
  /** The bytes of a schema as they are stored, for excerpts. */
  schemaBytes(place: number): Uint8Array;
  /** A stored key (see `encodeKey`). */
  key(place: number): Uint8Array;
  /** The text of an element's value. */
  value(slot: number, place: number): string;
  make(place: number): string;
  /** The make of a value of the element Model (rule 7). */
  makeOfModel(model: number): number;
  manufacturer(place: number): string;
  /** What a value of the element Engine Model is known to be (rule 6). */
  engine(model: number): EngineFacts | undefined;
}
