import {
  decodePDFRawStream,
  PDFArray,
  PDFBool,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  type PDFPage,
  PDFRawStream,
  PDFRef,
  PDFString,
} from 'pdf-lib';

/** An element of the tag tree. */
interface Tag {
  readonly type: string;
  readonly alternative: string;
  /** Number of columns that a cell spans; -1 for a cell that spans several rows. */
  readonly span: number;
  readonly children: readonly Tag[];
  /** The element's own marked content: page and id. */
  readonly content: readonly (readonly [page: number, id: number])[];
}

/**
 * Returns the violations of PDF/UA-1 (ISO 14289-1) that a program can detect: no title, language, or tags; text that is
 * neither tagged nor an artifact, or tagged twice; headings that skip a level, or a first heading that is not an H1;
 * tables with rows of different lengths or without a header; lists with children other than items; figures without
 * alternative text.
 */
export async function tagFaults(pdf: Uint8Array): Promise<string[]> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  const tree = readTree(document);
  const tags = flat(tree);
  return [
    ...catalogFaults(document),
    ...headingFaults(tags),
    ...tags.filter(({ type }) => type === 'Table').flatMap(tableFaults),
    ...tags
      .filter(({ type, children }) => type === 'L' && !children.every((child) => child.type === 'LI'))
      .map(() => 'a list holds something other than items'),
    ...tags
      .filter(({ type, alternative }) => type === 'Figure' && !alternative.trim())
      .map(() => 'a picture has no words'),
    ...contentFaults(document, tags),
  ];
}

const name = (text: string) => PDFName.of(text);
const flat = (tags: readonly Tag[]): Tag[] => tags.flatMap((tag) => [tag, ...flat(tag.children)]);

function catalogFaults({ catalog, context }: PDFDocument): string[] {
  const marked = catalog.lookupMaybe(name('MarkInfo'), PDFDict)?.lookup(name('Marked'));
  const shows = catalog.lookupMaybe(name('ViewerPreferences'), PDFDict)?.lookup(name('DisplayDocTitle'));
  const metadata = catalog.lookup(name('Metadata'));
  const xmp = metadata instanceof PDFRawStream ? Buffer.from(decodePDFRawStream(metadata).decode()).toString() : '';
  return [
    ...(marked instanceof PDFBool && marked.asBoolean() ? [] : ['it does not say that it is tagged']),
    ...(shows instanceof PDFBool && shows.asBoolean()
      ? []
      : ['a reader shows the name of its file instead of its title']),
    ...(catalog.lookup(name('Lang')) ? [] : ['it has no language']),
    ...(/pdfuaid:part(?:>|=")1/u.test(xmp) ? [] : ['it does not call itself PDF/UA-1']),
    ...(/<dc:title>/u.test(xmp) || context.trailerInfo.Info ? [] : ['it has no title']),
  ];
}

function headingFaults(tags: readonly Tag[]): string[] {
  const levels = tags.flatMap(({ type }) => (/^H\d$/u.test(type) ? [Number(type[1])] : []));
  return levels.flatMap((level, at) => {
    const before = at === 0 ? 0 : levels[at - 1]!;
    return level > before + 1 ? [`heading ${at + 1} is of level ${level} after ${before}`] : [];
  });
}

/** Checks that all rows have the same length, counting spans, and that there is a header. */
function tableFaults(table: Tag): string[] {
  const rows = flat(table.children).filter(({ type }) => type === 'TR');
  const cells = (row: Tag) => row.children.filter(({ type }) => type === 'TH' || type === 'TD');
  const lengths = new Set(rows.map((row) => cells(row).reduce((sum, { span }) => sum + span, 0)));
  const strays = rows.flatMap((row) => row.children.filter((child) => !cells(row).includes(child)));
  return [
    ...(rows.length === 0 ? ['a table has no rows'] : []),
    ...(lengths.size > 1 && !hasTallCells(rows) ? [`rows of a table have ${[...lengths].join(' and ')} cells`] : []),
    ...(rows.some((row) => cells(row).some(({ type }) => type === 'TH')) ? [] : ['a table has no header']),
    ...strays.map(({ type }) => `a row holds a ${type}`),
  ];
}

/** A cell that spans rows makes the following rows shorter, so their lengths can't be compared. */
const hasTallCells = (rows: readonly Tag[]) => rows.some((row) => row.children.some(({ span }) => span < 0));

/** Checks that all text belongs to exactly one tag or is marked as an artifact. */
function contentFaults(document: PDFDocument, tags: readonly Tag[]): string[] {
  const claimed = new Map<string, number>();
  for (const { content } of tags)
    for (const [page, id] of content) claimed.set(`${page}/${id}`, (claimed.get(`${page}/${id}`) ?? 0) + 1);
  return document.getPages().flatMap((page, at) => {
    const { untagged, ids } = readMarks(contentOf(page));
    return [
      ...(untagged > 0 ? [`page ${at + 1} has ${untagged} texts that are neither tagged nor artifacts`] : []),
      ...ids.flatMap((id) => {
        const times = claimed.get(`${at}/${id}`) ?? 0;
        return times === 1 ? [] : [`content ${id} of page ${at + 1} stands in ${times} tags`];
      }),
    ];
  });
}

function contentOf(page: PDFPage): string {
  const stream = page.node.Contents();
  if (!(stream instanceof PDFRawStream)) throw new TypeError('Typst writes one stream a page.');
  return Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1');
}

/** Returns the ids of a page's marked content, and the number of texts drawn outside of any. */
function readMarks(content: string): { readonly untagged: number; readonly ids: readonly number[] } {
  const ids: number[] = [];
  let depth = 0;
  let untagged = 0;
  const operators = /\/MCID (\d+)[^\n]*\n?[^\n]*?\bBDC\b|\b(BDC|BMC)\b|\b(EMC)\b|\b(TJ|Tj)\b/gu;
  for (const [, id, opens, closes, shows] of content.matchAll(operators)) {
    if (id !== undefined) ids.push(Number(id));
    if (id !== undefined || opens) depth += 1;
    else if (closes) depth -= 1;
    else if (shows && depth === 0) untagged += 1;
  }
  return { untagged, ids };
}

function readTree(document: PDFDocument): Tag[] {
  const pages = new Map(document.getPages().map((page, at) => [page.ref.toString(), at]));
  const resolved = (object: PDFObject | undefined) =>
    object instanceof PDFRef ? document.context.lookup(object) : object;
  const kidsOf = (object: PDFObject | undefined): PDFObject[] => {
    const found = resolved(object);
    return found instanceof PDFArray ? found.asArray() : found ? [found] : [];
  };
  const read = (object: PDFObject, above: number): Tag | null => {
    const dict = resolved(object);
    if (!(dict instanceof PDFDict) || !(dict.get(name('S')) instanceof PDFName)) return null;
    const own = dict.get(name('Pg'));
    const page = own instanceof PDFRef ? (pages.get(own.toString()) ?? above) : above;
    const children: Tag[] = [];
    const content: [number, number][] = [];
    for (const kid of kidsOf(dict.get(name('K')))) {
      const found = resolved(kid);
      if (found instanceof PDFNumber) content.push([page, found.asNumber()]);
      else if (found instanceof PDFDict && found.get(name('MCID'))) {
        const of = found.get(name('Pg'));
        content.push([
          of instanceof PDFRef ? pages.get(of.toString())! : page,
          found.lookup(name('MCID'), PDFNumber).asNumber(),
        ]);
      } else {
        const child = read(kid, page);
        if (child) children.push(child);
      }
    }
    const alternative = dict.lookup(name('Alt'));
    const words =
      alternative instanceof PDFString || alternative instanceof PDFHexString ? alternative.decodeText() : '';
    return {
      type: dict.lookup(name('S'), PDFName).asString().slice(1),
      alternative: words,
      span: spanOf(dict, resolved),
      children,
      content,
    };
  };
  const root = document.catalog.lookupMaybe(name('StructTreeRoot'), PDFDict);
  return kidsOf(root?.get(name('K'))).flatMap((kid) => read(kid, 0) ?? []);
}

/** Returns a cell's `ColSpan`, 1 by default; -1 for a cell that spans several rows. */
function spanOf(dict: PDFDict, resolved: (object: PDFObject | undefined) => PDFObject | undefined): number {
  const attributes = resolved(dict.get(name('A')));
  const each = attributes instanceof PDFArray ? attributes.asArray().map(resolved) : [attributes];
  let span = 1;
  for (const attribute of each) {
    if (!(attribute instanceof PDFDict)) continue;
    const columns = attribute.lookup(name('ColSpan'));
    const rows = attribute.lookup(name('RowSpan'));
    if (columns instanceof PDFNumber) span = columns.asNumber();
    if (rows instanceof PDFNumber && rows.asNumber() > 1) return -1;
  }
  return span;
}
