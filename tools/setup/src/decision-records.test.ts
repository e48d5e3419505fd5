import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { at } from './workspace.mjs';

const FOLDER = 'docs/adr';
const HEADINGS = ['Context', 'Options', 'Decision', 'Consequences'];
/** About a page. */
const MOST_WORDS = 620;

const records = readdirSync(at(FOLDER))
  .filter((name) => /^\d{4}-/.test(name))
  .sort()
  .map((name) => ({ name, text: readFileSync(at(FOLDER, name), 'utf8') }));

const sectionsOf = (text: string) =>
  text
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [heading = '', ...lines] = section.split('\n');
      return { heading, text: lines.join('\n').trim() };
    });

describe('architecture decision records', () => {
  it('have context, options, decision, and consequences, in this order, none empty', () => {
    const faults = records.flatMap(({ name, text }) => {
      const sections = sectionsOf(text);
      const headings = sections.map(({ heading }) => heading).join(', ');
      return [
        ...(headings === HEADINGS.join(', ') ? [] : [`${name} has the headings: ${headings}`]),
        ...sections.filter((section) => section.text === '').map(({ heading }) => `${name}: ${heading} is empty`),
      ];
    });
    expect(faults).toEqual([]);
  });

  it('state whether the decision is accepted or replaced', () => {
    const pattern = /^# \d+\. .+\n\nStatus: (?:accepted|replaced by \[ADR \d+\]\([\w-]+\.md\)[^\n]*)\.\n\n## /;
    expect(records.filter(({ text }) => !pattern.test(text)).map(({ name }) => name)).toEqual([]);
  });

  it('are about a page long', () => {
    const long = records.filter(({ text }) => text.split(/\s+/).length > MOST_WORDS);
    expect(long.map(({ name }) => name)).toEqual([]);
  });

  it('are all in the index, with number, title, status, and one line', () => {
    const rows = readFileSync(at(FOLDER, 'README.md'), 'utf8')
      .split('\n')
      .filter((line) => /^\| +\d/.test(line))
      .map((line) =>
        line
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim()),
      );
    const expected = records.map(({ name, text }) => {
      const [, number, title] = /^# (\d+)\. (.+)\n/.exec(text) ?? [];
      const [, status] = /^Status: (accepted|replaced by \[ADR \d+\]\([\w-]+\.md\))/m.exec(text) ?? [];
      return [number, `[${title}](${name})`, status, expect.stringMatching(/^\S.{10,}\.$/)];
    });
    expect(rows).toEqual(expected);
  });
});
