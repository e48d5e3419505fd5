import ts from 'typescript';

/** Letters and punctuation only used in Spanish. */
const SPANISH = /[¿¡áéíóúñ]/i;

const LANGUAGE = /^(en|es)$/;

const isText = (node: ts.Node): boolean =>
  ts.isStringLiteralLike(node) || ts.isTemplateExpression(node) || (ts.isBinaryExpression(node) && isText(node.left));

/** Text for people, not a key or identifier. */
const isForPeople = (node: ts.Node): boolean => isText(node) && /\p{L}\s+\p{L}|^.\p{Lu}\p{Ll}/u.test(node.getText());

/** `{ en: '…', es: '…' }` */
const isPair = (node: ts.Node): boolean =>
  ts.isObjectLiteralExpression(node) &&
  node.properties.filter(
    (property) =>
      ts.isPropertyAssignment(property) && LANGUAGE.test(property.name.getText()) && isForPeople(property.initializer),
  ).length > 1;

/** `language === 'es' ? '…' : '…'` */
const isChoice = (node: ts.Node): boolean =>
  ts.isConditionalExpression(node) &&
  /[!=]== '(en|es)'/.test(node.condition.getText()) &&
  [node.whenTrue, node.whenFalse].some(isForPeople);

const isSpanish = (node: ts.Node): boolean =>
  (ts.isStringLiteralLike(node) ||
    ts.isTemplateHead(node) ||
    ts.isTemplateMiddle(node) ||
    ts.isTemplateTail(node) ||
    ts.isJsxText(node)) &&
  SPANISH.test(node.text);

/** Lines of a file, counted from 1, with text in two languages or in Spanish. */
export function bilingualLines(file: string, code: string): number[] {
  if (!SPANISH.test(code) && !/'(en|es)'|\bes:/.test(code)) return [];
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const lines = new Set<number>();
  const visit = (node: ts.Node): void => {
    if (isPair(node) || isChoice(node) || isSpanish(node))
      lines.add(source.getLineAndCharacterOfPosition(node.getStart()).line + 1);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...lines];
}
