export declare const MAGIC: number;
export declare const FORMAT_VERSION: number;
export declare const HEADER_BYTES: number;
export declare const SECTIONS: readonly string[];
export declare const BLOB_STRIDE: number;

/** A link from a WMI to a schema for the model years `from` to `to`, both included; null is open-ended. */
export interface SchemaLink {
  schema: number;
  from: number;
  to: number | null;
}

export interface WmiInput {
  /** Place in the list of manufacturer names. */
  manufacturer: number;
  vehicleType: number;
  /** 0 where vPIC has none. */
  truckType: number;
  /** Days since 1970 after which the WMI is public, 0 where vPIC gives no date: never public. */
  availableDay: number;
  /** Places in the list of make names. */
  makes: number[];
  links: SchemaLink[];
}

export interface SchemaInput {
  /** Places in the list of keys, ascending. */
  keys: number[];
  /** Per element slot: [place in `keys`, value] in winning order. */
  groups: { slot: number; patterns: [key: number, value: number][] }[];
  /** [place among all patterns of the schema, order of age over all schemas (1 = newest)], ascending by place. */
  ranks: [pattern: number, rank: number][];
}

export interface EngineInput {
  /** Value of the element Engine Model. */
  model: number;
  facts: (readonly [slot: number, value: number])[];
}

export interface IndexInput {
  /** What the excerpt is for (see `shardKey`), null for the whole index. */
  shardKey: string | null;
  /** Date of the data as yyyymmdd. */
  asOf: number;
  wmiTexts: string[];
  wmis: Uint8Array[];
  /** The values of every element slot after each other, then makes, then manufacturers. */
  strings: string[];
  /** Where each slot's values start in `strings`, then where makes and manufacturers start. */
  bases: number[];
  /** The make of each value of the slot Model. */
  modelMakes: number[];
  /** From `encodeKey`. */
  keys: Uint8Array[];
  schemas: Uint8Array[];
  engines: Uint8Array[];
}

export declare class VarintWriter {
  unsigned(value: number): this;
  signed(value: number): this;
  finish(): Uint8Array;
}
export declare function encodeWmi(wmi: WmiInput): Uint8Array;
export declare function encodeSchema(schema: SchemaInput): Uint8Array;
export declare function encodeEngine(engine: EngineInput): Uint8Array;
export declare function writeIndex(parts: IndexInput): Uint8Array;
export declare function packSections(magic: number, words: [number, number], sections: Uint8Array[]): Uint8Array;
