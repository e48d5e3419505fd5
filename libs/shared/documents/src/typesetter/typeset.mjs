/**
 * Typesets one document: Typst source and data in, tagged PDF or SVG out. Plain JavaScript on Node's own modules
 * because it runs in a worker thread from the source tree, also when the server is bundled.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { coverage } from './font-tables.mjs';
import { printer } from './printable.mjs';

/** Half a point: tolerance for rounding of a measured height. */
const TOLERANCE = 0.5;
/**
 * Number of documents after which unused cache entries are evicted. Documents of one dealer or model have much in
 * common: caching them this long saves a fifth of the time for 20 MB per thread.
 */
const DOCUMENTS_KEPT = 4;
/** Each iteration moves entries off page 1; a template that needs more than this has a bug. */
const TURNS = 12;

/** Error of a document: `does-not-fit` or `template`, explained in `typesetter.ts`. */
class TypesetFailure extends Error {
  constructor(code, message) {
    super(message);
    this.code = code;
  }
}

/**
 * @param {{ root: string, fonts: string[] }} place the workspace root and the TTF files; the first is the text face,
 * the fallback of every style of a template
 */
export function createTypesetting({ root, fonts }) {
  const fontBlobs = fonts.map((file) => readFileSync(file));
  // The compiler also knows the machine's fonts, but prefers the faces given here over identical ones, and templates
  // name only these families with `fallback: false`: every machine produces the same bytes (typesetter.test.ts proves
  // it).
  const compiler = NodeCompiler.create({ workspace: root, fontArgs: [{ fontBlobs }] });
  const printable = printer(coverage(fontBlobs[0]));
  const rendererVersion = readVersion(compiler);
  let sinceForgetting = 0;

  function compile(template, data) {
    const compiled = compiler.compile({
      mainFilePath: join(root, template),
      inputs: { d: JSON.stringify(data) },
    });
    if (!compiled.result) {
      throw new TypesetFailure('template', `${template}: ${messages(compiled.takeDiagnostics()).join('; ')}`);
    }
    const warnings = compiled.takeWarnings();
    const boxes = compiler.query(compiled.result, { selector: '<fit>', field: 'value' }) ?? [];
    return { document: compiled.result, boxes, warnings: warnings ? messages(warnings) : [] };
  }

  const messages = (diagnostics) => compiler.fetchDiagnostics(diagnostics).map(({ message }) => message);

  /** Lays a document out, moving entries that don't fit on page 1 to further pages. */
  function layOut(template, json) {
    let data = printable(JSON.parse(json));
    for (let turn = 0; turn < TURNS; turn++) {
      const set = compile(template, data);
      const tight = set.boxes.filter((box) => box.need > box.have + TOLERANCE);
      if (tight.length === 0) return set;
      data = moveOn(data, tight);
    }
    throw new TypesetFailure('does-not-fit', `${template}: page 1 is still too full after ${TURNS} turns`);
  }

  /**
   * @param {'pdf' | 'svg'} as a tagged PDF, or the one page as SVG with its text as paths
   * @returns {{ bytes: Uint8Array, pages: number, rendererVersion: string, boxes: object[], warnings: string[] }}
   */
  return function typeset(template, json, as) {
    try {
      const { document, boxes, warnings } = layOut(template, json);
      const bytes =
        as === 'svg' ? Buffer.from(compiler.plainSvg(document)) : compiler.pdf(document, { pdfStandard: 'ua-1' });
      return { bytes, pages: document.numOfPages, rendererVersion, boxes, warnings };
    } catch (error) {
      if (error instanceof TypesetFailure) throw error;
      throw new TypesetFailure('template', `${template}: ${error.message ?? error}`);
    } finally {
      sinceForgetting = (sinceForgetting + 1) % DOCUMENTS_KEPT;
      if (sinceForgetting === 0) compiler.evictCache(1);
    }
  };
}

function readVersion(compiler) {
  const asked = { mainFileContent: '#metadata(str(sys.version))<version>' };
  return `typst ${compiler.query(asked, { selector: '<version>', field: 'value' })[0]}`;
}

/**
 * The overflow protocol. A template reports each box of fixed height as `{box, need, have}` in points, and for a box
 * whose entries may continue elsewhere also `{list, keep}`: which list of the data it draws, and how many entries fit.
 * The others move to `more.<list>`, which the template draws on the following pages. Nothing is cut: a box that is too
 * small and has nothing to move is an error.
 */
function moveOn(data, tight) {
  const stuck = tight.filter(({ list, keep }) => !list || keep < 0 || keep >= (data[list]?.length ?? 0));
  if (stuck.length > 0) {
    const said = stuck.map(({ box, need, have }) => `${box} needs ${need.toFixed(1)} pt and has ${have.toFixed(1)} pt`);
    throw new TypesetFailure('does-not-fit', said.join('; '));
  }
  return tight.reduce(
    (moved, { list, keep }) => ({
      ...moved,
      [list]: moved[list].slice(0, keep),
      more: { ...moved.more, [list]: [...moved[list].slice(keep), ...(moved.more?.[list] ?? [])] },
    }),
    data,
  );
}
