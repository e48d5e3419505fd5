import { camel, pascal } from '../shared/names.mjs';

const SHARED_DOMAIN = 'the shared domain libs (`brand`, `contract`, and `i18n`)';
const CORE = 'the vehicle core (`vehicle-domain`, `vehicle-vpic`)';

/**
 * README content for each lib of a new slice. `lib-readmes.test.ts` of `setup` requires these sections and the example.
 *
 * @type {Record<'domain' | 'feature' | 'desk' | 'server', (slice: string, holds: string) => { purpose: string, surface:
 * string, example: string, importers: string, imports: string }>}
 */
const PARTS = {
  domain: (slice, holds) => ({
    purpose: `Model, rules, and API contract of ${holds}.`,
    surface: `- \`${camel(slice)}Contract\` – the API calls.`,
    example: `import { ${camel(slice)}Contract } from '@vinlore/${slice}-domain';

console.log(Object.keys(${camel(slice)}Contract));`,
    importers: `Libs of the \`${slice}\` slice, the apps, the end-to-end projects, and the tools.`,
    imports: `${CORE} and ${SHARED_DOMAIN}. No React, no Node.js packages or built-ins.`,
  }),
  feature: (slice, holds) => screens(slice, 'feature', `The screens of ${holds}.`),
  desk: (slice, holds) => screens(slice, 'desk', `The staff desk's pages about ${holds}.`),
  server: (slice, holds) => ({
    purpose: `The server half of the ${slice} slice: ${holds}.`,
    surface: `- \`create${pascal(slice)}Module()\` – the module, ready to be mounted.`,
    example: `import { create${pascal(slice)}Module } from '@vinlore/${slice}-server';

console.log(create${pascal(slice)}Module().name); // '${slice}'`,
    importers: `Server libs of the \`${slice}\` slice, the \`server\` app, and the tools. Other slices may not.`,
    imports: `Domain libs of the \`${slice}\` slice, ${CORE}, the shared server libs, and ${SHARED_DOMAIN}. No React or other browser packages.`,
  }),
};

/**
 * @param {string} slice
 * @param {'feature' | 'desk'} part
 * @param {string} purpose
 */
const screens = (slice, part, purpose) => ({
  purpose,
  surface: 'Nothing yet. List each export here with what it does.',
  example: `import * as ${camel(slice)}Screens from '@vinlore/${slice}-${part}';

console.log(Object.keys(${camel(slice)}Screens)); // []`,
  importers: `Feature libs of the \`${slice}\` slice and the browser apps (\`marketing\`, \`members\`, \`staff\`).`,
  imports: `Feature, client, and domain libs of the \`${slice}\` slice, ${CORE}, the shared UI libs, \`api-client\`, and ${SHARED_DOMAIN}. No Node.js packages or built-ins.`,
});

/**
 * The initial README of a new slice's lib.
 *
 * @param {{ slice: string, part: keyof typeof PARTS, holds: string }} lib
 */
export function readmeOf({ slice, part, holds }) {
  const { purpose, surface, example, importers, imports } = PARTS[part](slice, holds);
  return `# @vinlore/${slice}-${part}

${purpose}

## Public surface

${surface}

## Example

\`\`\`ts
${example}
\`\`\`

## Who may import it

- **Imported by:** ${importers}
- **May import:** ${imports[0]?.toUpperCase()}${imports.slice(1)}
`;
}
