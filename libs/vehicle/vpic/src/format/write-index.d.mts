export declare const MAGIC: number;
export declare const FORMAT_VERSION: number;
export declare const HEADER_BYTES: number;
export declare const SECTIONS: readonly string[];
export declare const BLOB_STRIDE: number;

/** A link from a WMI to a schema for the inclusive model years `from` to `to`; null is open-ended. */
export interface SchemaLink {
  schema: number;
  from: number;
  to: number | null;
}

/** The valid characters of a position: bits 0–31 and 32–35 of `KEY_ALPHABET`. */
export type ValidChars = readonly [position: number, low: number, high: number];

/** NHTSA's cached valid characters for a model year, where they differ from the patterns. */
export interface CachedChars {
  year: number;
  masks: readonly ValidChars[];
}

export interface WmiInput {
  /** Index in the list of manufacturer names. */
  manufacturer: number;
  vehicleType: number;
  /** 0 if vPIC has none. */
  truckType: number;
  /** Day (since 1970) the WMI becomes public; 0 if vPIC has no date, which means never. */
  availableDay: number;
  /** Indexes in the list of make names. */
  makes: number[];
  links: SchemaLink[];
  cached: readonly CachedChars[];
}

/** A number for some patterns: [index among all patterns of the schema, number], ascending by index. */
export type Numbers = (readonly [pattern: number, number: number])[];

/** A pattern whose value is part of the VIN: the characters matching `#` in its key. */
export interface FormulaInput {
  slot: number;
  /** Index in `keys`. */
  key: number;
  /** The pattern's attribute, which conversions use. */
  value: number;
  /** Winning order of formula patterns across all schemas. */
  order: number;
  /** Offset of the part in "positions 4–8, `|`, positions 10–17", and its length. */
  from: number;
  length: number;
}

export interface SchemaInput {
  /** Indexes in the list of keys, ascending. */
  keys: number[];
  /** Per element slot: [index in `keys`, value] in winning order. */
  groups: { slot: number; patterns: (readonly [key: number, value: number])[] }[];
  /** Winning order among patterns of schemas that meet (1 first). */
  ranks: Numbers;
  /** Age of patterns for displacement (1 newest). */
  ages: Numbers;
  /** Picking order of engine models (1 first). */
  picks: Numbers;
  formulas: FormulaInput[];
  /** Valid characters to flip: [position − 4, low, high]. */
  extras: ValidChars[];
}

export interface EngineFact {
  slot: number;
  value: number;
  /** Age of a displacement (1 newest), otherwise 0. */
  age: number;
}

export interface EngineInput {
  /** Value of the element Engine Model. */
  model: number;
  facts: readonly EngineFact[];
}

/** A model's vehicle specs by make, type, and year. */
export interface SpecInput {
  /** Index in the list of make names. */
  make: number;
  vehicleType: number;
  /** None means all. */
  years: number[];
  groups: {
    /** All of them must match. */
    keys: (readonly [slot: number, value: number])[];
    /** Age of the facts across all groups of the model (0 newest). */
    facts: (readonly [slot: number, value: number, age: number])[];
  }[];
}

/** An element of vPIC. */
export interface ElementInput {
  /** vPIC's id. */
  id: number;
  /** vPIC variable name, as spelled in its decode responses. */
  name: string;
  /** vPIC's code, such as `BodyClass`. */
  code: string;
  /** The group vPIC shows it in. */
  group: string;
  /** `int`, `decimal`, `string`, or `lookup`. */
  dataType: string;
  /** Its weight when NHTSA chooses between two model years; null for none. */
  weight: number | null;
  /** Private: has a weight but isn't returned. */
  hidden?: boolean;
  /** Its values have vPIC ids. */
  lookup?: boolean;
}

/** An index's metadata. */
export interface MetaInput {
  /** The release's name, such as `vPICList_lite_2026_09`. */
  release: string;
  /** Whether it contains everything NHTSA publishes; error codes 2–5 and 14 require that. */
  complete: boolean;
  /** By slot. */
  elements: ElementInput[];
  errors: { id: number; name: string; additional: string; weight: number }[];
  /** Displacement conversions: formulas with `#x#`. */
  conversions: { id: number; from: number; to: number; formula: string }[];
  /** By vehicle type: slot, and the value or null for "Not Applicable". */
  defaults: Record<string, (readonly [slot: number, value: number | null])[]>;
  /** VINs known by NHTSA to have a wrong check digit from the factory, sorted. */
  exceptions: string[];
  /** Additional makes of models that have several. */
  moreMakes: (readonly [model: number, make: number])[];
}

export interface IndexInput {
  /** The excerpt's `shardKey`; null for the whole index. */
  shardKey: string | null;
  /** Date of the data as yyyymmdd. */
  asOf: number;
  meta: MetaInput;
  wmiTexts: string[];
  wmis: Uint8Array[];
  /** The values of all element slots in order, then makes, then manufacturers. */
  strings: string[];
  /** Start of each slot's values in `strings`, then of makes and manufacturers. */
  bases: number[];
  /** vPIC ids of each slot's values; null for slots without. */
  ids: (number[] | null)[];
  /** The make of each value of the slot Model, 0xffff for none. */
  modelMakes: number[];
  /** From `encodeKey`. */
  keys: Uint8Array[];
  schemas: Uint8Array[];
  engines: Uint8Array[];
  /** By value of the slot Model, from `encodeSpecs`. */
  specs: Uint8Array[];
}

export declare class VarintWriter {
  unsigned(value: number): this;
  signed(value: number): this;
  /** Bytes as they are. */
  raw(bytes: Uint8Array): this;
  finish(): Uint8Array;
}
export declare function encodeWmi(wmi: WmiInput): Uint8Array;
export declare function encodeSchema(schema: SchemaInput): Uint8Array;
export declare function encodeEngine(engine: EngineInput): Uint8Array;
export declare function encodeSpecs(schemas: readonly SpecInput[]): Uint8Array;
export declare function writeIndex(parts: IndexInput): Uint8Array;
export declare function packSections(magic: number, words: [number, number], sections: Uint8Array[]): Uint8Array;
