import { dirname, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isTestPackage, isTestPath } from './test-files.mjs';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

/**
 * The text of a string, or of a template without values; else undefined.
 *
 * @param {any} node
 * @returns {string | undefined}
 */
function textOf(node) {
  if (node?.type === 'TSLiteralType') return textOf(node.literal);
  if (node?.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node?.type === 'TemplateLiteral' && node.expressions.length === 0) return node.quasis[0].value.cooked;
  return undefined;
}

/** @param {any} node */
const isImportMetaUrl = (node) =>
  node?.type === 'MemberExpression' && node.object.type === 'MetaProperty' && node.property.name === 'url';

/**
 * Lint rule: product code imports no test helper, by any path and in any form: `import`, `export … from`, `import()`,
 * types, `require()`, `require.resolve()`, `import.meta.resolve()`, and `new URL(…, import.meta.url)`, which loads
 * workers.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const noTestHelpers = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { testHelper: 'Product code can’t import a test helper: {{name}}.' },
  },
  create(context) {
    const folder = dirname(resolve(ROOT, context.filename));
    /** @param {string} path relative to this file */
    const leadsToTests = (path) => isTestPath(relative(ROOT, resolve(folder, path)).split(sep).join('/'));
    /**
     * @param {any} node
     * @param {(name: string) => boolean} [isHelper]
     */
    const check = (node, isHelper = (name) => (/^\.{0,2}\//.test(name) ? leadsToTests(name) : isTestPackage(name))) => {
      const name = textOf(node);
      if (name !== undefined && isHelper(name)) context.report({ node, messageId: 'testHelper', data: { name } });
    };
    /** @param {any} node */
    const checkSource = (node) => check(node.source);
    return {
      ImportDeclaration: checkSource,
      ExportNamedDeclaration: checkSource,
      ExportAllDeclaration: checkSource,
      ImportExpression: checkSource,
      TSImportType: checkSource,
      /** @param {any} node */
      TSExternalModuleReference: (node) => check(node.expression),
      /** @param {any} node */
      CallExpression({ callee, arguments: [first] }) {
        const { name } = callee.type === 'MemberExpression' ? callee.property : callee;
        if (name === 'require' || name === 'resolve') check(first);
      },
      /** @param {any} node */
      NewExpression({ callee, arguments: [first, base] }) {
        if (callee.name === 'URL' && isImportMetaUrl(base)) check(first, leadsToTests);
      },
    };
  },
};
