import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const sources = (folder: string) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));
const libs = readdirSync(join(ROOT, 'libs')).flatMap((slice) =>
  readdirSync(join(ROOT, 'libs', slice)).map((lib) => join('libs', slice, lib, 'src')),
);
const files = [...libs, 'apps/server/src']
  .flatMap(sources)
  .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|\/testing\//.test(file))
  .map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }));
/** Modules that write emails, and those that create the links in them. */
const writers = files.filter(({ text }) => /\b(?:composeLetter|letterTo|tokenLink|withSecret)\b/.test(text));

describe('emailed tokens never appear in query strings', () => {
  it("finds the product's emails", () => {
    const letters = writers.filter(({ text }) => /\b(?:composeLetter|letterTo)\(/.test(text));
    expect(letters.length).toBeGreaterThanOrEqual(12);
  });

  it.each(writers.map(({ file }) => file))('%s builds no link with a secret in its query', (file) => {
    const { text } = writers.find((writer) => writer.file === file)!;
    expect(text).not.toMatch(/[?&](?:token|undo|order|key|code|secret|signature)=/i);
    expect(text).not.toMatch(/URLSearchParams\(\{\s*(?:token|undo|order|code|secret|signature)\b/);
  });

  it('all emails are sent through composeLetter, which checks their links', () => {
    const html = files.filter(({ file, text }) => /\bletterHtml\(/.test(text) && !file.startsWith('libs/shared/mail/'));
    expect(html.map(({ file }) => file)).toEqual([]);
  });
});
