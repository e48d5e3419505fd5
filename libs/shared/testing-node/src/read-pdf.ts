import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFRawStream,
  PDFRef,
  PDFString,
} from 'pdf-lib';

/** A run of text on a page: the start of its baseline, in points from the lower left, and its size. */
export interface TextRun {
  readonly page: number;
  readonly text: string;
  readonly size: number;
  /** From the start of the first glyph to the end of the last one, in points. */
  readonly width: number;
  readonly x: number;
  readonly y: number;
}

export interface ReadPdf {
  readonly title: string | undefined;
  readonly language: string;
  readonly created: string | undefined;
  readonly runs: readonly TextRun[];
  /** All text in reading order; runs are joined without separators. */
  readonly text: string;
  /** The structure types of the tag tree in reading order: `Document`, `H1`, `Table`, `TH` … */
  readonly tags: readonly string[];
  /** Alternative texts in the tag tree. */
  readonly alternatives: readonly string[];
  readonly fonts: readonly string[];
}

/** Parses a PDF written by Typst. It supports only as much of PDF as tests of our own documents need. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  const fonts = new Set<string>();
  const runs = document.getPages().flatMap((page, index) => {
    const resources = page.node.Resources()?.lookup(PDFName.of('Font'), PDFDict);
    const maps = new Map<string, Font>();
    for (const [key, ref] of resources?.entries() ?? []) {
      const font = document.context.lookup(ref, PDFDict);
      fonts.add(
        font
          .lookup(PDFName.of('BaseFont'), PDFName)
          .asString()
          .replace(/^\/[A-Z]{6}\+/u, ''),
      );
      maps.set(key.asString(), {
        text: unicodeMap(latin1(font.lookup(PDFName.of('ToUnicode')))),
        widths: glyphWidths(font.lookup(PDFName.of('DescendantFonts'), PDFArray).lookup(0, PDFDict)),
      });
    }
    return readRuns(latin1(page.node.Contents()), maps, index + 1);
  });
  const tree = readTags(document);
  return {
    title: document.getTitle(),
    language: document.catalog.lookup(PDFName.of('Lang'), PDFString).decodeText(),
    created: document.getCreationDate()?.toISOString().slice(0, 10),
    runs,
    text: runs.map((run) => run.text).join(''),
    ...tree,
    fonts: [...fonts],
  };
}

function latin1(stream: unknown): string {
  if (!(stream instanceof PDFRawStream)) throw new Error('not a stream');
  return Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1');
}

function unicodeMap(cmap: string): Map<number, string> {
  const text = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le');
  const entries = cmap.matchAll(/^<([0-9A-F]{4})> <((?:[0-9A-F]{4})+)>$/gmu);
  return new Map(Array.from(entries, ([, glyph, hex]) => [parseInt(glyph!, 16), text(hex!)]));
}

/** A font's mapping from codes to text, and its glyph widths in thousandths of the font size. */
interface Font {
  readonly text: ReadonlyMap<number, string>;
  readonly widths: ReadonlyMap<number, number>;
}

/** Typst writes `W` as triples: first code, last code, width. */
function glyphWidths(font: PDFDict): Map<number, number> {
  const numbers = font
    .lookup(PDFName.of('W'), PDFArray)
    .asArray()
    .map((number) => Number(number.toString()));
  const widths = new Map<number, number>();
  for (let at = 0; at < numbers.length; at += 3)
    for (let code = numbers[at]!; code <= numbers[at + 1]!; code++) widths.set(code, numbers[at + 2]!);
  return widths;
}

const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

function unescape(literal: string): string {
  return literal.replace(/\\(?:([0-7]{1,3})|(.))/gsu, (_all, octal?: string, character?: string) =>
    octal ? String.fromCharCode(parseInt(octal, 8)) : (escapes[character!] ?? character!),
  );
}

/** Decodes a PDF text string: UTF-16 after a byte order mark, else Latin-1. */
const textString = (bytes: string) =>
  bytes.startsWith('\u00fe\u00ff') ? Buffer.from(bytes.slice(2), 'latin1').swap16().toString('utf16le') : bytes;

/** A literal may contain balanced parentheses without escapes (ISO 32000-1 §7.3.4.2). */
const paired = (inside: string) => String.raw`(?:\\.|\(${inside}\)|[^\\()])*`;
const literal = String.raw`\((${paired(paired(paired(String.raw`[^()]*`)))})\)`;
const operators = new RegExp(
  [
    String.raw`(?<open>\bq\n)|(?<close>\bQ\n)|(?<begin>\bBT\n)|(?<end>\bET\n)`,
    String.raw`(?<at>1 0 0 -?1 (?<x>\S+) (?<y>\S+) cm)|(?<font>/f\d+) (?<size>\S+) Tf`,
    String.raw`/ActualText ${literal.replace('((', '(?<actual>(')}|(?<done>\bEMC\n)`,
    String.raw`\[(?<shown>(?:${literal}|[^\]])*)\] TJ|(?<one>${literal}) Tj`,
  ].join('|'),
  'gsu',
);

/** Returns one run per text object. Typst translates and flips, but never scales. */
function readRuns(content: string, fonts: Map<string, Font>, page: number): TextRun[] {
  const runs: TextRun[] = [];
  const saved: { x: number; y: number }[] = [];
  let place = { x: 0, y: 0 };
  let [text, font, size, width] = ['', '', 0, 0];
  let actual: string | null = null;
  for (const { groups: found = {} } of content.matchAll(operators)) {
    if (found.open) saved.push(place);
    else if (found.close) place = saved.pop() ?? place;
    else if (found.at) place = { x: place.x + Number(found.x), y: place.y + Number(found.y) };
    else if (found.begin) [text, width] = ['', 0];
    else if (found.end) runs.push({ page, text, size, width: (width * size) / 1000, ...place });
    else if (found.font) [font, size] = [found.font, Number(found.size)];
    else if (found.actual !== undefined) text += actual = textString(unescape(found.actual));
    else if (found.done) actual = null;
    else {
      const string = found.shown ?? found.one ?? '';
      const codes = glyphCodes(string);
      width += advance(string, codes, fonts.get(font));
      if (actual === null) text += codes.map((code) => fonts.get(font)?.text.get(code) ?? '').join('');
    }
  }
  return runs;
}

function glyphCodes(text: string): number[] {
  const bytes = Array.from(text.matchAll(new RegExp(literal, 'gsu')), ([, part]) => unescape(part!)).join('');
  return Array.from(
    { length: bytes.length / 2 },
    (_, i) => bytes.charCodeAt(2 * i) * 256 + bytes.charCodeAt(2 * i + 1),
  );
}

/** Returns the sum of the glyph widths minus the kerning between them. */
function advance(text: string, codes: readonly number[], font: Font | undefined): number {
  const glyphs = codes.reduce((sum, code) => sum + (font?.widths.get(code) ?? 0), 0);
  const kerning = text.replace(new RegExp(literal, 'gsu'), ' ').trim().split(/\s+/u);
  return glyphs - kerning.reduce((sum, number) => sum + Number(number), 0);
}

function readTags(document: PDFDocument): Pick<ReadPdf, 'tags' | 'alternatives'> {
  const tags: string[] = [];
  const alternatives: string[] = [];
  const walk = (node: unknown) => {
    const found: unknown = node instanceof PDFRef ? document.context.lookup(node) : node;
    if (found instanceof PDFArray) return found.asArray().forEach(walk);
    if (!(found instanceof PDFDict)) return;
    const type = found.get(PDFName.of('S'));
    if (type instanceof PDFName) tags.push(type.asString().slice(1));
    const alternative = found.lookup(PDFName.of('Alt'));
    if (alternative instanceof PDFString || alternative instanceof PDFHexString)
      alternatives.push(alternative.decodeText());
    walk(found.get(PDFName.of('K')));
  };
  walk(document.catalog.lookup(PDFName.of('StructTreeRoot')));
  return { tags, alternatives };
}
