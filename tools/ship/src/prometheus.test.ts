import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@vinlore/setup';
import { parse } from 'yaml';
import { describe, expect, it } from 'vitest';
import { dashboards } from './dashboards.mjs';

const FOLDER = join(ROOT, 'tools/ship/prometheus');
const files = readdirSync(FOLDER);
const TESTS = files.filter((file) => file.endsWith('.test.yml'));
const readYaml = (file: string): unknown => parse(readFileSync(join(FOLDER, file), 'utf8'));

interface AlertRule {
  readonly alert: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary: string; readonly runbook_url: string };
}
const { groups } = readYaml('alerts.rules.yml') as { groups: [{ rules: AlertRule[] }] };
const alerts = groups[0].rules;

describe('Prometheus', () => {
  const has = spawnSync('promtool', ['--version']).status === 0;
  const promtool = (...words: string[]) => spawnSync('promtool', words, { cwd: FOLDER, encoding: 'utf8' });

  it.skipIf(!has)('takes the configuration and its rules (promtool of Debian’s package prometheus)', () => {
    const { status, stdout, stderr } = promtool('check', 'config', 'prometheus.yml');
    expect(status, `${stdout}${stderr}`).toBe(0);
  });

  it.skipIf(!has).each(TESTS)('each alert fires when it should and stays quiet otherwise: %s', (file) => {
    const { status, stdout, stderr } = promtool('test', 'rules', file);
    expect(status, `${stdout}${stderr}`).toBe(0);
  });

  it('has a case in which it fires for each alert', () => {
    interface Case {
      readonly alert_rule_test: { readonly alertname: string; readonly exp_alerts: unknown[] }[];
    }
    const cases = TESTS.flatMap((file) => (readYaml(file) as { tests: Case[] }).tests);
    const fires = cases.flatMap(({ alert_rule_test: all }) => all).filter(({ exp_alerts: all }) => all.length > 0);
    expect([...new Set(fires.map(({ alertname }) => alertname))].sort()).toEqual(
      alerts.map(({ alert }) => alert).sort(),
    );
  });
});

describe('runbooks', () => {
  const RUNBOOKS = join(ROOT, 'docs/runbooks');

  it('there is one for each alert, with the same headings, and none without an alert', () => {
    const names = alerts.map(({ alert, annotations }) => {
      expect(annotations.runbook_url).toBe(`docs/runbooks/${alert}.md`);
      return `${alert}.md`;
    });
    expect(readdirSync(RUNBOOKS).sort()).toEqual([...names, 'README.md'].sort());
    for (const name of names) {
      const text = readFileSync(join(RUNBOOKS, name), 'utf8');
      expect(text.match(/^#.*$/gm), name).toEqual([
        `# ${name.replace('.md', '')}`,
        '## What it means',
        '## Who notices',
        '## Check first',
        '## Fix',
        '## Escalate',
      ]);
    }
  });

  it('the index names each alert with its urgency and summary', () => {
    const rows = readFileSync(join(RUNBOOKS, 'README.md'), 'utf8')
      .split('\n')
      .map((line) => line.split('|').map((cell) => cell.trim()));
    for (const { alert, labels, annotations } of alerts)
      expect(rows).toContainEqual(['', `[${alert}](${alert}.md)`, labels.severity, annotations.summary, '']);
  });
});

describe('Grafana dashboards', () => {
  const GRAFANA = join(ROOT, 'tools/ship/grafana');

  it('the files are what the builder makes', () => {
    const stored = readdirSync(GRAFANA).map((file) => [file, JSON.parse(readFileSync(join(GRAFANA, file), 'utf8'))]);
    expect(Object.fromEntries(stored)).toEqual(JSON.parse(JSON.stringify(dashboards())));
  });

  it('no two panels overlap, and none is wider than the grid', () => {
    for (const [file, { panels }] of Object.entries(dashboards())) {
      const taken = new Set<string>();
      for (const { gridPos } of panels)
        for (let x = gridPos.x; x < gridPos.x + gridPos.w; x += 1)
          for (let y = gridPos.y; y < gridPos.y + gridPos.h; y += 1) {
            expect(taken.has(`${x} ${y}`), `${file} ${x} ${y}`).toBe(false);
            expect(x).toBeLessThan(24);
            taken.add(`${x} ${y}`);
          }
    }
  });
});
