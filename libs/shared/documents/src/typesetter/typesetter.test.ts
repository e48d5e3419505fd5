import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PDFDocument, PDFName, type PDFString } from 'pdf-lib';
import { afterAll, describe, expect, test } from 'vitest';
import { canonicalJson } from '../signing/canonical-json.ts';
import { workspaceRoot } from '../workspace-root.ts';
import { paperFonts } from './fonts.ts';
import { createTypesetter, type TypesetError } from './typesetter.ts';

const template = 'libs/shared/documents/src/typesetter/testing/test-sheet.typ';

const root = workspaceRoot();
const one = createTypesetter({ workers: 1 });
const two = createTypesetter({ workers: 2 });
afterAll(() => Promise.all([one.close(), two.close()]));

const sheet = (count: number) => ({ title: 'Test sheet', items: Array.from({ length: count }, (_, i) => `item ${i}`) });

describe('Typst through `documents`, PDF/UA-1, same data, same bytes', () => {
  test('creates a tagged PDF/UA-1 with language and title, without a warning', async () => {
    const { pdf, pages, rendererVersion, warnings } = await one.typeset({ template, data: sheet(2) });
    expect({ pages, rendererVersion, warnings }).toEqual({ pages: 1, rendererVersion: 'typst 0.14.2', warnings: [] });
    const { catalog, ...file } = await PDFDocument.load(pdf, { updateMetadata: false }).then((document) => ({
      catalog: document.catalog,
      title: document.getTitle(),
      created: document.getCreationDate()?.toISOString().slice(0, 10),
    }));
    expect(file).toEqual({ title: 'Test sheet', created: '2026-11-20' });
    expect((catalog.get(PDFName.of('Lang')) as PDFString).asString()).toBe('en');
    expect(catalog.has(PDFName.of('StructTreeRoot'))).toBe(true);
    expect(Buffer.from(pdf).toString('latin1')).toContain('pdfuaid:part>1<');
  });

  test('creates the same bytes in other threads, after other work, whatever the key order', async () => {
    const data = sheet(3);
    const turned = { items: data.items, title: data.title };
    const first = await one.typeset({ template, data });
    const again = await Promise.all(
      [1, 2, 3, 4].map((n) => two.typeset({ template, data: n % 2 ? turned : sheet(n) })),
    );
    expect(Buffer.compare(first.pdf, again[0]!.pdf)).toBe(0);
    expect(Buffer.compare(first.pdf, again[2]!.pdf)).toBe(0);
    expect(Buffer.compare(first.pdf, again[1]!.pdf)).not.toBe(0);
  });

  test("prefers our fonts over the machine's: the bytes are the same beside a fake Source Sans 3", async () => {
    const home = mkdtempSync(join(tmpdir(), 'documents-fonts-'));
    mkdirSync(join(home, '.fonts'));
    writeFileSync(join(home, '.fonts/false.ttf'), widened(readFileSync(paperFonts(root)[0]!)));
    const script = `
      import { createTypesetting } from ${JSON.stringify(pathToFileURL(join(import.meta.dirname, 'typeset.mjs')).href)};
      const [root, template, json, ...fonts] = process.argv.slice(1);
      process.stdout.write(createTypesetting({ root, fonts })(template, json, 'pdf').bytes);`;
    const json = canonicalJson(sheet(2));
    const inArguments = ['--input-type=module', '-e', script, root, template, json, ...paperFonts(root)];
    const elsewhere = execFileSync(process.execPath, inArguments, { env: { ...process.env, HOME: home } });
    rmSync(home, { recursive: true });
    const { pdf } = await one.typeset({ template, data: sheet(2) });
    expect(Buffer.compare(elsewhere, pdf)).toBe(0);
  });
});

/** The same font with every letter 1,500 units wide: a page set in it can't look the same. */
function widened(font: Buffer): Buffer {
  const table = (tag: string) => font.readUInt32BE(font.indexOf(tag, 12, 'latin1') + 8);
  const count = font.readUInt16BE(table('hhea') + 34);
  for (let i = 0; i < count; i++) font.writeUInt16BE(1500, table('hmtx') + 4 * i);
  return font;
}

describe('overflow: to a second page rather than shrinking or cutting', () => {
  test('continues on page 2 what does not fit on page 1', async () => {
    const { pages, boxes } = await one.typeset({ template, data: sheet(8) });
    expect(pages).toBe(2);
    expect(boxes).toContainEqual({ box: 'items', need: 100, have: 100, list: 'items', keep: 5 });
  });

  test("fails with both measures if a box is too small and can't continue", async () => {
    const failed = one.typeset({ template, data: { ...sheet(1), fixed: 70 } });
    await expect(failed).rejects.toMatchObject({
      name: 'TypesetError',
      code: 'does-not-fit',
      message: 'fixed needs 70.0 pt and has 50.0 pt',
    } satisfies Partial<TypesetError>);
  });
});

describe('a page as a drawing', () => {
  test('is SVG without text, so it looks the same without fonts', async () => {
    const svg = await one.draw({ template, data: sheet(2) });
    expect(svg).toMatch(/^<svg /);
    expect(svg).toContain('<path');
    expect(svg).not.toMatch(/<text|<script|<foreignObject|Test sheet/);
    expect(await one.draw({ template, data: sheet(2) })).toBe(svg);
    expect(await one.draw({ template, data: sheet(3) })).not.toBe(svg);
  });
});

describe('errors', () => {
  test("a missing template, data that it can't read", async () => {
    await expect(one.typeset({ template: 'libs/none.typ', data: {} })).rejects.toMatchObject({ code: 'template' });
    await expect(one.typeset({ template, data: {} })).rejects.toMatchObject({
      code: 'template',
      message: expect.stringContaining('title') as string,
    });
  });

  test('data that is not JSON never reaches a thread', async () => {
    await expect(one.typeset({ template, data: { a: Number.NaN } })).rejects.toThrow(TypeError);
  });

  test('a full queue and a closed typesetter', async () => {
    const small = createTypesetter({ workers: 1, queueLimit: 1 });
    const jobs = Promise.allSettled([1, 2, 3].map(() => small.typeset({ template, data: sheet(1) })));
    expect(await jobs).toMatchObject([
      { status: 'fulfilled' },
      { status: 'fulfilled' },
      { reason: { code: 'queue-full' } },
    ]);
    await small.close();
    await expect(small.typeset({ template, data: sheet(1) })).rejects.toMatchObject({ code: 'closed' });
  });
});
