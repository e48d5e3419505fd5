import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { at } from './workspace.mjs';

/**
 * The requirements of ASVS 5.0 by section: a digit for each, which is its level. Those of level 3 only are omitted;
 * they come last in every section.
 */
const REQUIREMENTS: Readonly<Record<string, string>> = {
  'V1.1': '22',
  'V1.2': '111112222',
  'V1.3': '11222222222',
  'V1.4': '222',
  'V1.5': '12',
  'V2.1': '122',
  'V2.2': '112',
  'V2.3': '1222',
  'V2.4': '2',
  'V3.2': '11',
  'V3.3': '1222',
  'V3.4': '112222',
  'V3.5': '11122',
  'V3.7': '22',
  'V4.1': '122',
  'V4.2': '2',
  'V4.3': '22',
  'V4.4': '1222',
  'V5.1': '2',
  'V5.2': '112',
  'V5.3': '11',
  'V5.4': '222',
  'V6.1': '122',
  'V6.2': '111111112222',
  'V6.3': '1122',
  'V6.4': '1122',
  'V6.5': '22222',
  'V6.6': '222',
  'V6.8': '2222',
  'V7.1': '222',
  'V7.2': '1111',
  'V7.3': '22',
  'V7.4': '11222',
  'V7.5': '22',
  'V7.6': '22',
  'V8.1': '12',
  'V8.2': '112',
  'V8.3': '1',
  'V8.4': '2',
  'V9.1': '111',
  'V9.2': '1222',
  'V10.1': '22',
  'V10.2': '22',
  'V10.3': '2222',
  'V10.4': '11111222222',
  'V10.5': '22222',
  'V10.6': '22',
  'V10.7': '222',
  'V11.1': '22',
  'V11.2': '222',
  'V11.3': '112',
  'V11.4': '1222',
  'V11.5': '2',
  'V11.6': '2',
  'V12.1': '122',
  'V12.2': '11',
  'V12.3': '2222',
  'V13.1': '2',
  'V13.2': '22222',
  'V13.3': '22',
  'V13.4': '12222',
  'V14.1': '22',
  'V14.2': '1222',
  'V14.3': '122',
  'V15.1': '122',
  'V15.2': '122',
  'V15.3': '1222222',
  'V16.1': '2',
  'V16.2': '22222',
  'V16.3': '2222',
  'V16.4': '222',
  'V16.5': '222',
  'V17.1': '2',
  'V17.2': '2222',
  'V17.3': '22',
};

const FOLDER = 'docs/security';
const read = (name: string) => readFileSync(at(FOLDER, name), 'utf8');
const entries = [...read('asvs.md').matchAll(/^- (V[\d.]+) · L(\d) · \*\*(.+?)\*\* · (.+)$/gm)].map(
  ([, id = '', level = '', verdict = '', words = '']) => ({ id, level, verdict, words }),
);

/** Paths in code spans: those that start with a folder of the repository, or match one of its files. */
const filesNamed = (text: string) =>
  [...text.matchAll(/`([^`\s]+\/[^`\s]+\.\w+|[A-Z]+\.md|eslint\.config\.mjs)`/g)].map(([, path = '']) => path);

/** Tests cited with their file: `path` › “name”. */
const testsNamed = (text: string) =>
  [...text.matchAll(/`([^`\s]+)` › “([^”]+)”/g)].map(([, path = '', name = '']) => ({ path, name }));

/** Normalizes apostrophes, which code and prose write differently. */
const plain = (text: string) => text.replace(/\\'|’/g, "'");

/** Link targets, without the heading. */
const linksIn = (text: string) => [...text.matchAll(/\]\(([^)#\s]+)(#[^)\s]+)?\)/g)].map(([, path = '']) => path);

describe('OWASP ASVS 5.0, levels 1 and 2', () => {
  it('lists every requirement once, at its level', () => {
    const wanted = Object.entries(REQUIREMENTS).flatMap(([section, levels]) =>
      [...levels].map((level, index) => `${section}.${index + 1} L${level}`),
    );
    expect(wanted).toHaveLength(253);
    expect(entries.map(({ id, level }) => `${id} L${level}`)).toEqual(wanted);
  });

  it('uses three verdicts', () => {
    const verdicts = new Set(['held', 'does not apply', 'operator']);
    expect(entries.filter(({ verdict }) => !verdicts.has(verdict))).toEqual([]);
  });

  it('cites a test or a file for each "held"', () => {
    const bare = entries.filter(({ verdict, words }) => verdict === 'held' && filesNamed(words).length === 0);
    expect(bare.map(({ id }) => id)).toEqual([]);
  });

  it('gives a reason for each "does not apply", and a page for each that is the operator’s', () => {
    const short = entries.filter(({ verdict, words }) => verdict === 'does not apply' && words.length < 15);
    const lost = entries.filter(({ verdict, words }) => verdict === 'operator' && linksIn(words).length === 0);
    expect([...short, ...lost].map(({ id }) => id)).toEqual([]);
  });
});

describe.each(['asvs.md', 'threat-model.md'])('docs/security/%s', (name) => {
  it('cites existing tests and files only', () => {
    expect(filesNamed(read(name)).filter((path) => !existsSync(at(path)))).toEqual([]);
  });

  it('cites tests only by titles their file has', () => {
    const lost = testsNamed(read(name)).filter(
      ({ path, name }) => !plain(readFileSync(at(path), 'utf8')).includes(plain(name)),
    );
    expect(lost).toEqual([]);
  });

  it('links to existing pages', () => {
    const pages = linksIn(read(name)).filter((link) => !/^https?:/.test(link));
    expect(pages.filter((page) => !existsSync(at(FOLDER, page)))).toEqual([]);
  });
});

describe('the threat model', () => {
  it('has a test for every abuse case', () => {
    const cases = read('threat-model.md')
      .split('## Abuse cases')[1]!
      .split('## Known')[0]!
      .match(/^- .+$/gm)!;
    expect(cases.length).toBeGreaterThan(50);
    expect(cases.filter((line) => !/`[^`]+\.(test|spec)\.tsx?`/.test(line))).toEqual([]);
  });

  it('covers every slice of the product', () => {
    const slices = [
      'Vehicle',
      'Sticker',
      'Report',
      'Recall',
      'Account',
      'Content',
      'Billing',
      'Feedback',
      'Site',
      'Data',
    ];
    const headings = read('threat-model.md')
      .match(/^### (.+)$/gm)!
      .map((line) => line.slice(4));
    for (const slice of slices) expect(headings).toContain(slice);
    expect(headings).toContain('Staff desk');
  });
});
