import { type Brand, BrandFileSchema } from '@vinlore/brand';
import { type Zippable, zipSync } from 'fflate';

const pretty = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** The brand's project, as `nx g @vinlore/workspace-plugin:brand` makes it (docs/how-to/adding-a-brand.md). */
const manifest = (key: string) => ({
  name: `@vinlore/brand-${key}`,
  version: '0.0.0',
  private: true,
  type: 'module',
  nx: {
    name: `brand-${key}`,
    tags: ['scope:app', 'type:brand', 'platform:any'],
    implicitDependencies: ['marketing', 'members', 'server'],
    targets: {
      build: { command: `node dist/apps/server/cli.js brand ${key}` },
      deploy: { command: `node tools/setup/package-brand.mjs ${key}`, dependsOn: ['build'] },
    },
  },
});

/** The files of a brand that are not its content, by path within its folder (docs/reference/brands.md). */
function brandFiles(brand: Brand): Record<string, string> {
  const file = Object.fromEntries(Object.keys(BrandFileSchema.entries).map((key) => [key, brand[key as keyof Brand]]));
  return {
    'brand.json': pretty(file),
    'theme.json': pretty(brand.theme),
    'plans.json': pretty(brand.plans),
    'assets/logo.svg': `${brand.logo}\n`,
    'package.json': pretty(manifest(brand.key)),
  };
}

/**
 * A brand as its folder in `apps/brands`, so that what was made or changed at the desk comes into the repository.
 *
 * @param brand with the plans that stand for good
 * @param content files of what it publishes, by path within the folder
 * @returns a ZIP that holds one folder, named by the brand's key
 */
export function brandFolder(brand: Brand, content: ReadonlyMap<string, string | Uint8Array>, at: Date): Uint8Array {
  const files: Zippable = {};
  for (const [path, contents] of [...Object.entries(brandFiles(brand)), ...content]) {
    const bytes = typeof contents === 'string' ? new TextEncoder().encode(contents) : contents;
    // Pictures are packed already.
    files[`${brand.key}/${path}`] = [bytes, { mtime: at, level: typeof contents === 'string' ? 6 : 0 }];
  }
  return zipSync(files);
}
