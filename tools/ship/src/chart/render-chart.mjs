import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse, parseAllDocuments } from 'yaml';

export const CHART = fileURLToPath(new URL('../../helm/vinlore', import.meta.url));
const RENDERER = fileURLToPath(new URL('render.go', import.meta.url));
/** Where Debian's packages put Go libraries. */
const GO_LIBRARIES = '/usr/share/gocode';

/** Whether this machine can render the chart: Debian's golang-go and golang-github-masterminds-sprig-dev. */
export const canRender = () =>
  existsSync(join(GO_LIBRARIES, 'src/github.com/Masterminds/sprig')) && spawnSync('go', ['version']).status === 0;

/**
 * Reads a YAML file of the chart.
 *
 * @param {string} file path below the chart
 */
export const readYaml = (file) => parse(readFileSync(join(CHART, file), 'utf8'));

/**
 * Merges values as Helm does: maps by key, anything else replaced.
 *
 * @param {any} base
 * @param {any} over
 * @returns {any}
 */
export function mergeValues(base, over) {
  const isMap = (/** @type {unknown} */ value) => typeof value === 'object' && value !== null && !Array.isArray(value);
  if (!isMap(base) || !isMap(over)) return over === undefined ? base : over;
  const keys = new Set([...Object.keys(base), ...Object.keys(over)]);
  return Object.fromEntries([...keys].map((key) => [key, mergeValues(base[key], over[key])]));
}

/**
 * Renders the chart as `helm template RELEASE` does.
 *
 * @param {string} release
 * @param {object} values over those of values.yaml
 * @returns {any[]} Kubernetes objects
 * @throws Error with the engine's words if a template fails
 */
export function renderChart(release, values) {
  const chart = readYaml('Chart.yaml');
  const templates = Object.fromEntries(
    readdirSync(join(CHART, 'templates')).map((name) => [name, readFileSync(join(CHART, 'templates', name), 'utf8')]),
  );
  const context = {
    Values: mergeValues(readYaml('values.yaml'), values),
    Release: { Name: release, Service: 'Helm' },
    Chart: { Name: chart.name, Version: chart.version, AppVersion: chart.appVersion },
  };
  const { status, stdout, stderr } = spawnSync('go', ['run', RENDERER], {
    input: JSON.stringify({ templates, context }),
    encoding: 'utf8',
    env: { ...process.env, GOPATH: GO_LIBRARIES, GO111MODULE: 'off', GOFLAGS: '' },
  });
  if (status !== 0) throw new Error(stderr);
  return Object.values(JSON.parse(stdout)).flatMap((text) =>
    parseAllDocuments(/** @type {string} */ (text))
      .map((document) => document.toJS())
      .filter((object) => object !== null),
  );
}
