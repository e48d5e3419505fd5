import { ELEMENT } from '../elements.ts';
import { textOf } from './ascii.ts';
import { BlobList } from './blob-list.ts';
import { type Load, type Pieces, type Section, type Sections, checkedSections, sectionsInPieces } from './sections.ts';
import { SchemaMatcher } from './schema-matcher.ts';
import { VarintReader } from './varint-reader.ts';
import type { VpicIndex, VpicMeta, WmiRecord } from './vpic-index.ts';
import { VpicIndexError } from './vpic-index-error.mjs';
import {
  type CachedChars,
  type EngineFact,
  MAGIC,
  type MetaInput,
  type SchemaLink,
  SECTIONS,
  type SpecInput,
} from './write-index.mjs';

/** Memory limit for prepared schemas; past it the least recently used generation is dropped and rebuilt on demand. */
const SCHEMA_MEMORY = 10_000_000;

const PAGE_BITS = 8;
const PAGE = 1 << PAGE_BITS;

const NO_MAKE = 0xffff;
const NOTHING: readonly never[] = Object.freeze([]);

/**
 * Opens an index from the build step (dist/vpic/vpic.index). Computes only the checksum; entries are decoded on demand.
 *
 * @throws VpicIndexError if the bytes aren't a complete, intact index of this version
 */
export function openIndex(bytes: Uint8Array): VpicIndex {
  const index = new BinaryIndex(checkedSections(bytes, MAGIC, SECTIONS.length));
  if (index.shardKey !== null) throw new VpicIndexError('This is an excerpt of the VIN index, not the index.');
  return index;
}

/**
 * Opens an excerpt made by `makeShard`. It has the same interface, so the same decoder runs on it and returns the same
 * answers for VINs with its `shardKey`.
 *
 * @throws VpicIndexError if the bytes aren't a complete, intact excerpt of this version
 */
export function openShard(bytes: Uint8Array): VpicIndex {
  const shard = new BinaryIndex(checkedSections(bytes, MAGIC, SECTIONS.length));
  if (shard.shardKey === null) throw new VpicIndexError('This is the whole VIN index, not an excerpt.');
  return shard;
}

/**
 * Opens an index and reads only the bytes that are requested; otherwise like `openIndex`. For callers that need a
 * single answer before a whole file could be read. Any call of the index may then throw what loading throws.
 *
 * @throws VpicIndexError if it doesn't start like an index of this version
 */
export function openIndexInPieces(pieces: Pieces): VpicIndex {
  const index = new BinaryIndex(sectionsInPieces(pieces, MAGIC, SECTIONS.length));
  if (index.shardKey !== null) throw new VpicIndexError('This is an excerpt of the VIN index, not the index.');
  return index;
}

/** Texts by index, in pages: most of a hundred thousand are never requested. */
class TextTable {
  private readonly pages: (string | undefined)[][] = [];

  get(place: number): string | undefined {
    return this.pages[place >> PAGE_BITS]?.[place & (PAGE - 1)];
  }

  set(place: number, text: string): string {
    const page = (this.pages[place >> PAGE_BITS] ??= []);
    page[place & (PAGE - 1)] = text;
    return text;
  }
}

class BinaryIndex implements VpicIndex {
  readonly asOf: string;
  readonly shardKey: string | null;
  readonly meta: VpicMeta;
  private readonly wmiTexts: Section;
  private readonly wmis: BlobList;
  private readonly strings: BlobList;
  private readonly bases: Uint32Array;
  private readonly ids: Int32Array;
  private readonly loadIds: Load;
  private readonly modelMakes: Uint16Array;
  private readonly loadModelMakes: Load;
  private readonly moreMakes: ReadonlyMap<number, readonly number[]>;
  private readonly keys: BlobList;
  private readonly schemas: BlobList;
  private readonly engines: BlobList;
  private readonly specLists: BlobList;
  private readonly wmiRecords = new Map<string, WmiRecord>();
  private readonly texts = new TextTable();
  private readonly labels = new TextTable();
  private readonly engineFacts = new Map<number, readonly EngineFact[] | undefined>();
  private recent = new Map<number, SchemaMatcher>();
  private older = new Map<number, SchemaMatcher>();
  private recentSize = 0;

  constructor({ parts, yearCode, asOf }: Sections) {
    const part = (name: string): Section => parts[SECTIONS.indexOf(name)] as Section;
    const whole = (name: string): Uint8Array => {
      const { bytes, load } = part(name);
      load(0, bytes.length);
      return bytes;
    };
    this.asOf = asOf;
    this.wmiTexts = part('wmiTexts');
    this.shardKey =
      yearCode === 0 ? null : `${String.fromCharCode(...whole('wmiTexts')).trim()}-${String.fromCharCode(yearCode)}`;
    this.wmis = new BlobList(part('wmis'));
    this.strings = new BlobList(part('strings'));
    this.meta = readMeta(whole('meta'));
    const bases = whole('bases');
    this.bases = new Uint32Array(bases.buffer, bases.byteOffset, bases.byteLength >> 2);
    const { bytes: ids, load: loadIds } = part('ids');
    this.ids = new Int32Array(ids.buffer, ids.byteOffset, ids.byteLength >> 2);
    this.loadIds = loadIds;
    const { bytes: makes, load: loadModelMakes } = part('modelMakes');
    this.modelMakes = new Uint16Array(makes.buffer, makes.byteOffset, makes.byteLength >> 1);
    this.loadModelMakes = loadModelMakes;
    this.keys = new BlobList(part('keys'));
    this.schemas = new BlobList(part('schemas'));
    this.engines = new BlobList(part('engines'));
    this.specLists = new BlobList(part('specs'));
    const slots = this.meta.elements.length;
    if (this.bases.length !== slots + 2) throw new VpicIndexError('The VIN index has unexpected elements.');
    const more = new Map<number, number[]>();
    for (const [model, make] of this.meta.moreMakes) more.set(model, [...(more.get(model) ?? []), make]);
    this.moreMakes = more;
  }

  wmi(text: string): WmiRecord | undefined {
    const known = this.wmiRecords.get(text);
    if (known) return known;
    const place = this.placeOfWmi(text);
    if (place < 0) return undefined;
    const record = readWmi(text, new VarintReader(this.wmis.at(place)));
    this.wmiRecords.set(text, record);
    return record;
  }

  /** Binary search over the sorted WMIs, six bytes each, padded with spaces. */
  private placeOfWmi(text: string): number {
    const wanted = text.padEnd(6);
    const { bytes, load } = this.wmiTexts;
    let low = 0;
    let high = bytes.length / 6 - 1;
    while (low <= high) {
      const middle = (low + high) >> 1;
      load(middle * 6, (middle + 1) * 6);
      const order = compareAt(bytes, middle * 6, wanted);
      if (order === 0) return middle;
      if (order < 0) low = middle + 1;
      else high = middle - 1;
    }
    return -1;
  }

  schema(place: number): SchemaMatcher {
    let matcher = this.recent.get(place);
    if (matcher) return matcher;
    matcher = this.older.get(place) ?? new SchemaMatcher(this.schemas.at(place), this.keys);
    this.recent.set(place, matcher);
    this.recentSize += matcher.size;
    if (this.recentSize > SCHEMA_MEMORY / 2) {
      this.older = this.recent;
      this.recent = new Map();
      this.recentSize = 0;
    }
    return matcher;
  }

  schemaBytes(place: number): Uint8Array {
    return this.schemas.at(place);
  }

  key(place: number): Uint8Array {
    return this.keys.at(place);
  }

  value(slot: number, place: number): string {
    return this.text((this.bases[slot] ?? 0) + place);
  }

  label(slot: number, place: number): string {
    const at = (this.bases[slot] ?? 0) + place;
    return this.labels.get(at) ?? this.labels.set(at, this.text(at).replace(/\s+/g, ' ').trim());
  }

  valueId(slot: number, place: number): number | null {
    const start = this.id(slot) ?? -1;
    return start < 0 ? null : (this.id(start + place) ?? null);
  }

  private id(at: number): number | undefined {
    this.loadIds(at * 4, (at + 1) * 4);
    return this.ids[at];
  }

  values(slot: number): number {
    return (this.bases[slot + 1] ?? 0) - (this.bases[slot] ?? 0);
  }

  make(place: number): string {
    return this.text((this.bases[this.meta.elements.length] ?? 0) + place);
  }

  makesOfModel(model: number): readonly number[] {
    this.loadModelMakes(model * 2, (model + 1) * 2);
    const first = this.modelMakes[model] ?? NO_MAKE;
    if (first === NO_MAKE) return NOTHING;
    return [first, ...(this.moreMakes.get(model) ?? NOTHING)];
  }

  manufacturer(place: number): string {
    return this.text((this.bases[this.meta.elements.length + 1] ?? 0) + place);
  }

  /** Decodes strings once; all of them together take a few megabytes. */
  private text(place: number): string {
    return this.texts.get(place) ?? this.texts.set(place, textOf(this.strings.at(place)));
  }

  engine(model: number): readonly EngineFact[] | undefined {
    const known = this.engineFacts.get(model);
    if (known !== undefined || this.engineFacts.has(model)) return known;
    const facts = this.readEngine(model);
    this.engineFacts.set(model, facts);
    return facts;
  }

  /** Binary search over the sorted engine models. */
  private readEngine(wanted: number): EngineFact[] | undefined {
    let low = 0;
    let high = this.engines.length - 1;
    while (low <= high) {
      const middle = (low + high) >> 1;
      const read = new VarintReader(this.engines.at(middle));
      const model = read.unsigned();
      if (model === wanted)
        return listOf(read, (): EngineFact => ({
          slot: read.unsigned(),
          value: read.unsigned(),
          age: read.unsigned(),
        }));
      if (model < wanted) low = middle + 1;
      else high = middle - 1;
    }
    return undefined;
  }

  specs(model: number): readonly SpecInput[] {
    const bytes = this.specLists.at(model);
    return bytes.length === 0 ? NOTHING : readSpecs(new VarintReader(bytes));
  }
}

/** Reads the list of elements, the errors, the conversions … */
function readMeta(bytes: Uint8Array): VpicMeta {
  let meta: MetaInput;
  try {
    meta = JSON.parse(new TextDecoder().decode(bytes)) as MetaInput;
  } catch {
    throw new VpicIndexError('The VIN index has no valid metadata.');
  }
  if (!isMeta(meta)) throw new VpicIndexError('The VIN index has no valid metadata.');
  const slots = new Map(meta.elements.map(({ id }, slot) => [id, slot]));
  return { ...meta, exceptions: new Set(meta.exceptions), slot: (element) => slots.get(element) ?? -1 };
}

/** Whether an index's metadata has the right shape, so a forged one can't cause other errors. */
function isMeta(meta: MetaInput): boolean {
  if (meta === null || typeof meta !== 'object') return false;
  const { elements, errors, conversions, exceptions, moreMakes, defaults } = meta;
  const lists: readonly unknown[] = [elements, errors, conversions, exceptions, moreMakes];
  if (!lists.every(Array.isArray) || defaults === null || typeof defaults !== 'object') return false;
  const isSlot = (slot: unknown): boolean => Number.isInteger(slot) && (slot as number) < elements.length;
  return (
    elements.every(
      (one) => typeof one?.id === 'number' && typeof one.name === 'string' && typeof one.group === 'string',
    ) &&
    NEEDED.every((id) => elements.some((one) => one.id === id)) &&
    errors.every((one) => typeof one?.id === 'number' && typeof one.name === 'string') &&
    conversions.every((one) => typeof one?.formula === 'string') &&
    exceptions.every((vin) => typeof vin === 'string') &&
    moreMakes.every((pair) => Array.isArray(pair) && Number.isInteger(pair[1])) &&
    Object.values(defaults).every(
      (list) => Array.isArray(list) && list.every((pair) => Array.isArray(pair) && isSlot(pair[0])),
    )
  );
}

/** Elements the rules can't do without. */
const NEEDED = [ELEMENT.modelYear, ELEMENT.make, ELEMENT.model, ELEMENT.vehicleType, ELEMENT.manufacturer];

function readSpecs(read: VarintReader): SpecInput[] {
  return listOf(read, (): SpecInput => {
    const [make, vehicleType] = [read.unsigned(), read.unsigned()];
    let year = 0;
    const years = listOf(read, () => (year += read.unsigned()));
    let age = 0;
    const groups = listOf(read, () => ({
      keys: listOf(read, () => [read.unsigned(), read.unsigned()] as const),
      facts: listOf(read, () => [read.unsigned(), read.unsigned(), (age += read.signed())] as const),
    }));
    return { make, vehicleType, years, groups };
  });
}

/** Reads a length-prefixed list. */
function listOf<T>(read: VarintReader, one: () => T): T[] {
  const list: T[] = [];
  for (let left = read.count(); left > 0; left -= 1) list.push(one());
  return list;
}

function compareAt(bytes: Uint8Array, at: number, text: string): number {
  for (let offset = 0; offset < 6; offset += 1) {
    const order = (bytes[at + offset] ?? 0) - text.charCodeAt(offset);
    if (order !== 0) return order;
  }
  return 0;
}

function readWmi(wmi: string, read: VarintReader): WmiRecord {
  const manufacturer = read.unsigned();
  const vehicleType = read.unsigned();
  const truckType = read.unsigned();
  const availableDay = read.unsigned();
  const makes = listOf(read, () => read.unsigned());
  const links: SchemaLink[] = [];
  for (let left = read.count(), schema = 0; left > 0; left -= 1) {
    schema += read.signed();
    const from = read.unsigned();
    const years = read.unsigned();
    links.push({ schema, from, to: years === 0 ? null : from + years - 1 });
  }
  const cached = listOf(read, (): CachedChars => ({
    year: read.unsigned(),
    masks: listOf(read, () => [read.unsigned(), read.unsigned() | 0, read.unsigned()] as const),
  }));
  return { wmi, manufacturer, vehicleType, truckType, availableDay, makes, links, cached };
}
