import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { at, ROOT } from './workspace.mjs';

const TEXT = /\.(?:[cm]?[jt]sx?|css|md|sql|typ|ya?ml)$/;
const OWN = relative(ROOT, import.meta.filename);

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory())
      return /^(?:node_modules|dist|test-results|\.nx|\.cache)$/.test(entry.name) ? [] : filesIn(path);
    return TEXT.test(entry.name) ? [path] : [];
  });
}

const files = [
  ...['apps', 'libs', 'tools', 'docs', '.github'].flatMap((folder) => filesIn(at(folder))),
  ...['README.md', 'CONTRIBUTING.md', 'SECURITY.md'].map((name) => at(name)),
].flatMap((path) => (relative(ROOT, path) === OWN ? [] : [{ path, text: readFileSync(path, 'utf8') }]));

/** Joins lines within a sentence, so that citations across two lines are found. */
const unbroken = (text: string) => text.replace(/(?<=\S)[ \t]*\n[ \t]*(?:\*|\/\/|--)?[ \t]*(?=[\w§(])/g, ' ');

/** Every match of a pattern, as `file: match`, filtered by its first group. */
function found(pattern: RegExp, isWrong: (group: string) => boolean = () => true): string[] {
  return files.flatMap(({ path, text }) =>
    [...unbroken(text).matchAll(pattern)]
      .filter(([, group]) => isWrong(group ?? ''))
      .map(([match]) => `${relative(ROOT, path)}: ${match}`),
  );
}

/** Section numbers of a document. */
function sectionsOf(document: string): ReadonlySet<string> {
  return new Set([...readFileSync(at(document), 'utf8').matchAll(/^## (\d+)\. /gm)].map(([, number]) => number!));
}

/** GitHub's anchor for a heading. */
const anchorOf = (heading: string) =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');

function anchorsOf(path: string): ReadonlySet<string> {
  return new Set([...readFileSync(path, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading]) => anchorOf(heading!)));
}

/** Architecture decision records in numerical order. */
const decisionRecords = readdirSync(at('docs/adr'))
  .filter((name) => name !== 'README.md')
  .sort();

/** Existing targets of a Markdown file's relative links, as absolute paths. */
const linksOf = (path: string): string[] =>
  [...readFileSync(path, 'utf8').matchAll(/\]\((?!https?:|mailto:)([^)\s#]+)/g)]
    .map(([, target]) => join(dirname(path), target!))
    .filter(existsSync);

/** Every Markdown file reachable by links from a first one. */
function reachableFrom(start: string): ReadonlySet<string> {
  const reached = new Set([start]);
  // Iterating a set includes entries added in the meantime.
  for (const path of reached) for (const target of linksOf(path)) if (target.endsWith('.md')) reached.add(target);
  return reached;
}

describe('citations in code and docs', () => {
  it.each([
    ['docs/specification.md', /\bspec ((?:§\d+(?:, )?)+)/gi],
    ['docs/decisions.md', /\bdecisions\.md ((?:§\d+(?:, )?)+)/g],
  ])('refer to existing sections of %s', (document, citation) => {
    const sections = sectionsOf(document);
    expect(sections.size).toBeGreaterThan(5);
    expect(found(citation, (list) => list.match(/\d+/g)!.some((number) => !sections.has(number)))).toEqual([]);
  });

  it('refer to existing architecture decision records', () => {
    const records = new Set(decisionRecords.map((name) => String(Number(name.slice(0, 4)))));
    expect(found(/\bADR (\d+)/g, (number) => !records.has(String(Number(number))))).toEqual([]);
  });

  it("start each architecture decision record's title with its own number", () => {
    expect(decisionRecords.map((name) => Number(name.slice(0, 4)))).toEqual(
      decisionRecords.map((_, index) => index + 1),
    );
    const titles = decisionRecords.map((name) => readFileSync(at('docs/adr', name), 'utf8').split('\n', 1)[0]);
    expect(titles).toEqual(decisionRecords.map((name) => expect.stringMatching(`^# ${Number(name.slice(0, 4))}\\. `)));
  });

  it('mention no issue and no document outside the repository', () => {
    expect(found(/\bissues? \d+\b/gi)).toEqual([]);
    expect(found(/(?<!docs\/)\bdecisions §\d/gi)).toEqual([]);
    expect(found(/\.\.\/shared\/(?:spec|review|design)\b/g)).toEqual([]);
  });

  it('link to existing files and headings in Markdown', () => {
    const broken = files
      .filter(({ path }) => path.endsWith('.md'))
      .flatMap(({ path, text }) =>
        [...text.matchAll(/\]\((?!https?:|mailto:)([^)\s#]*)(?:#([^)\s]+))?\)/g)]
          .filter(([, target, anchor]) => {
            const file = target === '' ? path : join(dirname(path), target!);
            return !existsSync(file) || (anchor !== undefined && !anchorsOf(file).has(anchor));
          })
          .map(([link]) => `${relative(ROOT, path)}: ${link}`),
      );
    expect(broken).toEqual([]);
  });

  it('refer to existing files in docs/ when a path is written out', () => {
    expect(found(/(?<![\w/])(docs\/[\w/-]+\.md)\b/g, (path) => !existsSync(at(path)))).toEqual([]);
  });
});

describe('docs/README.md, the start page', () => {
  it('links to every document, directly or through another one', () => {
    const reached = reachableFrom(at('docs/README.md'));
    const documents = files
      .map(({ path }) => path)
      .filter((path) => path.startsWith(at('docs/')) && path.endsWith('.md'));
    expect(documents.length).toBeGreaterThan(70);
    expect(documents.filter((path) => !reached.has(path)).map((path) => relative(ROOT, path))).toEqual([]);
  });

  it('is one link away from the README', () => {
    expect(linksOf(at('README.md'))).toContain(at('docs/README.md'));
  });
});
