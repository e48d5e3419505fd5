import ts from 'typescript';

/** What a call that names a test begins with; `lookingTest` and its like are Playwright tests with fixtures of ours. */
const STARTS_A_TEST = /^(?:describe|it|test|\w+Test)$/;
const NEVER_RUN = /^(?:skip|todo|fixme)$/;

/**
 * The function that a call comes down to, and the properties on the way, such as `it` and `each` for `it.each(…)(…)`.
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
 * Titles of the tests and groups of tests in a file, as they are written there: `%s` and `${…}` stand for what a table
 * says. Without those that never run.
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
