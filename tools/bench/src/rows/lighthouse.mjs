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
/** Limit for the largest contentful paint in milliseconds, on Lighthouse's simulated slow 4G. */
const LCP_MS = 1_000;
/** Required scores on every brand's home page. */
const LIMITS = { performance: 97, accessibility: 100, 'best-practices': 100, seo: 100 };

/**
 * Runs Lighthouse as a phone.
 *
 * @param {string} url
 * @param {string} chromium
 * @param {number} [tries] left: on a busy machine Lighthouse misses the page's start and needs another run
 * @returns {Promise<Record<string, number>>} scores by category, 0 to 100, and `lcp` in milliseconds
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
    const { categories, audits } = JSON.parse(readFileSync(report, 'utf8'));
    const scores = Object.keys(LIMITS).map((name) => [name, Math.round(categories[name].score * 100)]);
    return { ...Object.fromEntries(scores), lcp: audits['largest-contentful-paint'].numericValue };
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
        const lcp = median(audits.map((scores) => scores['lcp'] ?? 0));
        tell({ name: `lcp-${key}`, value: lcp, unit: 'ms', ratio: lcp / LCP_MS, versus: `limit of ${LCP_MS} ms` });
      }
    } finally {
      await server.stop();
    }
  },
};
