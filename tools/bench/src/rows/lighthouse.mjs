import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  CHROMIUM_FLAGS,
  ensureChromium,
  plainEnvironment,
  programOf,
  runQuietly,
  startServer,
  StepError,
} from '@vinlore/setup';
import { brandAddresses } from '../brand-addresses.mjs';
import { median } from '../figures.mjs';

const RUNS = 3;
/** Scores to reach on every brand's home page. */
const LIMITS = { performance: 97, accessibility: 100, 'best-practices': 100, seo: 100 };

/**
 * One run of Lighthouse as a phone.
 *
 * @param {string} url
 * @param {string} chromium
 * @param {number} [tries] left: on a busy machine Lighthouse misses the page's start and asks to be run again
 * @returns {Promise<Record<string, number>>} scores by category, 0 to 100
 */
async function audit(url, chromium, tries = 2) {
  const folder = mkdtempSync(join(tmpdir(), 'vinlore-lighthouse-'));
  try {
    const report = join(folder, 'report.json');
    const flags = ['--headless=new', ...CHROMIUM_FLAGS].join(' ');
    const { code, output } = await runQuietly(
      process.execPath,
      [
        programOf('lighthouse'),
        url,
        '--quiet',
        '--output=json',
        `--output-path=${report}`,
        `--only-categories=${Object.keys(LIMITS).join(',')}`,
        `--chrome-flags=${flags}`,
      ],
      { env: { ...plainEnvironment(), CHROME_PATH: chromium } },
    );
    if (code !== 0 && tries > 0 && output.includes('Please run Lighthouse again'))
      return await audit(url, chromium, tries - 1);
    if (code !== 0) throw new StepError(`Lighthouse failed on ${url}:\n${output}`);
    const { categories } = JSON.parse(readFileSync(report, 'utf8'));
    return Object.fromEntries(Object.keys(LIMITS).map((name) => [name, Math.round(categories[name].score * 100)]));
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** @type {import('../figures.mjs').Row} */
export default {
  title: 'Lighthouse, mobile, on each brand’s home page',
  run: async (tell) => {
    const chromium = await ensureChromium();
    const server = await startServer();
    try {
      for (const { key, origin } of brandAddresses(server.port)) {
        const audits = [];
        for (let run = 0; run < RUNS; run += 1) audits.push(await audit(`${origin}/`, chromium));
        for (const [name, limit] of Object.entries(LIMITS)) {
          const value = median(audits.map((scores) => scores[name] ?? 0));
          tell({
            name: `lighthouse-${name}-${key}`,
            value,
            unit: 'of 100',
            ratio: value / limit,
            versus: `goal of ${limit}`,
          });
        }
      }
    } finally {
      await server.stop();
    }
  },
};
