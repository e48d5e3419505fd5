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

/** The characters that are valid at a position: bits 0–31 and 32–35 of `KEY_ALPHABET`. */
export type ValidChars = readonly [position: number, low: number, high: number];

/** What NHTSA's cache of valid characters says of a model year where the patterns say something else. */
export interface CachedChars {
  year: number;
  masks: readonly ValidChars[];
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
  cached: readonly CachedChars[];
}

/** A number of some patterns: [place among all patterns of the schema, number], ascending by place. */
export type Numbers = (readonly [pattern: number, number: number])[];

/** A pattern whose value is a part of the VIN: what stands where its key has `#`. */
export interface FormulaInput {
  slot: number;
  /** Place in `keys`. */
  key: number;
  /** The pattern's attribute, from which conversions take it. */
  value: number;
  /** Order in which formula patterns win, over all schemas. */
  order: number;
  /** Where the part starts in "positions 4–8, `|`, positions 10–17", and its length. */
  from: number;
  length: number;
}

export interface SchemaInput {
  /** Places in the list of keys, ascending. */
  keys: number[];
  /** Per element slot: [place in `keys`, value] in winning order. */
  groups: { slot: number; patterns: (readonly [key: number, value: number])[] }[];
  /** Order in which patterns of schemas that meet win (1 first). */
  ranks: Numbers;
  /** Age of patterns on displacement (1 newest). */
  ages: Numbers;
  /** Order in which engine models are picked (1 first). */
  picks: Numbers;
  formulas: FormulaInput[];
  /** Valid characters to flip: [position − 4, low, high]. */
  extras: ValidChars[];
}

export interface EngineFact {
  slot: number;
  value: number;
  /** Age of a displacement (1 newest), else 0. */
  age: number;
}

export interface EngineInput {
  /** Value of the element Engine Model. */
  model: number;
  facts: readonly EngineFact[];
}

/** What vehicle specs say of a model, by make, type, and year. */
export interface SpecInput {
  /** Place in the list of make names. */
  make: number;
  vehicleType: number;
  /** None means all. */
  years: number[];
  groups: {
    /** All of them have to be met. */
    keys: (readonly [slot: number, value: number])[];
    /** Age orders the facts of all groups of the model (0 newest). */
    facts: (readonly [slot: number, value: number, age: number])[];
  }[];
}

/** An element of vPIC. */
export interface ElementInput {
  /** vPIC's id. */
  id: number;
  /** vPIC's variable name, as its decode answers spell it. */
  name: string;
  /** vPIC's code, such as `BodyClass`. */
  code: string;
  /** The group under which vPIC shows it. */
  group: string;
  /** `int`, `decimal`, `string`, or `lookup`. */
  dataType: string;
  /** What it counts when NHTSA chooses between two model years; null counts nothing. */
  weight: number | null;
  /** Private: it counts, and is not answered. */
  hidden?: boolean;
  /** Its values have numbers of vPIC's. */
  lookup?: boolean;
}

/** What an index says apart from its tables. */
export interface MetaInput {
  /** The release's name, such as `vPICList_lite_2026_09`. */
  release: string;
  /** Whether it is all that NHTSA publishes; error codes 2–5 and 14 need that. */
  complete: boolean;
  /** By slot. */
  elements: ElementInput[];
  errors: { id: number; name: string; additional: string; weight: number }[];
  /** How displacement is converted: formulas with `#x#`. */
  conversions: { id: number; from: number; to: number; formula: string }[];
  /** By vehicle type: slot, and the value or null for "Not Applicable". */
  defaults: Record<string, (readonly [slot: number, value: number | null])[]>;
  /** VINs whose check digit NHTSA knows to be wrong from the factory, sorted. */
  exceptions: string[];
  /** Further makes of models that have several. */
  moreMakes: (readonly [model: number, make: number])[];
}

export interface IndexInput {
  /** What the excerpt is for (see `shardKey`), null for the whole index. */
  shardKey: string | null;
  /** Date of the data as yyyymmdd. */
  asOf: number;
  meta: MetaInput;
  wmiTexts: string[];
  wmis: Uint8Array[];
  /** The values of every element slot after each other, then makes, then manufacturers. */
  strings: string[];
  /** Where each slot's values start in `strings`, then where makes and manufacturers start. */
  bases: number[];
  /** vPIC's numbers of the values of each slot, null for slots without. */
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
