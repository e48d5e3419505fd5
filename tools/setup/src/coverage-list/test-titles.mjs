import ts from 'typescript';

/** Names of functions that define tests; `lookingTest` and similar are Playwright tests with our fixtures. */
const STARTS_A_TEST = /^(?:describe|it|test|\w+Test)$/;
const NEVER_RUN = /^(?:skip|todo|fixme)$/;

/**
 * The called function's name with its properties, such as `it` and `each` for `it.each(…)(…)`.
 *
 * @param {ts.Expression} callee
 * @returns {string[]}
 */
function namesOf(callee) {
  if (ts.isIdentifier(callee)) return [callee.text];
  if (ts.isPropertyAccessExpression(callee)) return [...namesOf(callee.expression), callee.name.text];
  if (ts.isCallExpression(callee)) return namesOf(callee.expression);
  if (ts.isTaggedTemplateExpression(callee)) return namesOf(callee.tag);
  return [];
}

/**
 * Titles of a file's tests and groups as written, with `%s` and `${…}` for values. Skipped tests are excluded.
 *
 * @param {string} path
 * @param {string} text
 */
export function testTitles(path, text) {
  /** @type {string[]} */
  const titles = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isCallExpression(node)) {
      const [start = '', ...properties] = namesOf(node.expression);
      if (STARTS_A_TEST.test(start)) {
        if (properties.some((name) => NEVER_RUN.test(name))) return;
        const [title] = node.arguments;
        if (title && ts.isStringLiteralLike(title)) titles.push(title.text);
        else if (title && ts.isTemplateExpression(title)) titles.push(title.getText().slice(1, -1));
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true));
  return titles;
}
