import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { plainEnvironment, runQuietly, StepError, tail } from '@vinlore/setup';
import { packFolder, packProduct } from '../pack-product.mjs';
import { brandKeys } from '../product-files.mjs';

const CHART = 'tools/ship/helm/vinlore';

/**
 * Builds the product and makes the files of a release: an archive with all brands and one for each, the Helm chart, what
 * it is made of (CycloneDX), and the licenses of that. Native packages in the archives are those of this machine.
 *
 * @param {import('./make-release.mjs').Contents} contents
 * @throws {StepError} with the output of what failed
 */
export async function buildFiles({ root, out, version, changed, seconds }) {
  const built = await runQuietly(process.execPath, [join(root, 'tools/setup/build.mjs')], {
    cwd: root,
    env: plainEnvironment(),
  });
  if (built.code !== 0) throw new StepError(`The build failed:\n\n${tail(built.output)}`);
  const platform = `${process.platform}-${process.arch}`;
  const all = brandKeys(root);
  const archives = [
    { name: `vinlore-${version}-${platform}.tgz`, brands: all },
    ...all.map((key) => ({ name: `vinlore-${version}-${key}-${platform}.tgz`, brands: [key] })),
  ];
  for (const { name, brands } of archives) await packProduct(root, join(out, name), { brands, seconds, changed });
  packChart(root, join(out, `vinlore-chart-${version}.tgz`), changed, seconds);
  const bill = JSON.parse(readFileSync(join(root, 'dist/sbom.cdx.json'), 'utf8'));
  bill.metadata.component.version = version;
  writeFileSync(join(out, `vinlore-${version}.cdx.json`), `${JSON.stringify(bill, null, 2)}\n`);
  cpSync(join(root, 'dist/third-party-licenses.txt'), join(out, 'third-party-licenses.txt'));
}

/**
 * The chart in the shape that `helm package` gives it: a folder of its name.
 *
 * @param {string} root
 * @param {string} archive
 * @param {ReadonlyMap<string, string>} changed
 * @param {number} seconds
 */
function packChart(root, archive, changed, seconds) {
  const folder = mkdtempSync(join(tmpdir(), 'vinlore-chart-'));
  try {
    cpSync(join(root, CHART), join(folder, 'vinlore'), { recursive: true });
    const chart = changed.get(`${CHART}/Chart.yaml`);
    if (chart !== undefined) writeFileSync(join(folder, 'vinlore/Chart.yaml'), chart);
    packFolder(folder, archive, seconds);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
