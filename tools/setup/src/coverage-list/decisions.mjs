/**
 * Paragraphs, list items, and table rows of docs/decisions.md by section number, each on one line and without bold and
 * code marks.
 *
 * @param {string} markdown
 * @returns {ReadonlyMap<string, readonly string[]>}
 */
export function decisionParagraphs(markdown) {
  const [, ...sections] = markdown.split(/^## (?=\d+\. )/m);
  return new Map(
    sections.map((content) => [
      content.split('.', 1)[0] ?? '',
      content
        .split(/\n(?=\s*[-|] ?)|\n\n/)
        .map((paragraph) =>
          paragraph
            .replace(/^\s*[-|] */, '')
            .replace(/\*\*|`/g, '')
            .replace(/\s+/g, ' ')
            .trim(),
        )
        .filter((paragraph) => paragraph !== ''),
    ]),
  );
}
