import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { onTestFinished } from 'vitest';

/** Node 20 can't run TypeScript: builds child.ts as one plain file, next to the packages it imports. */
export async function bundleChild(): Promise<{ file: string; remove: () => Promise<void> }> {
  const modules = dirname(dirname(createRequire(import.meta.url).resolve('pg/package.json')));
  const outDir = await mkdtemp(join(modules, '.vinlore-child-'));
  await build({
    configFile: false,
    logLevel: 'error',
    root: dirname(fileURLToPath(import.meta.url)),
    build: { ssr: 'child.ts', outDir, rolldownOptions: { output: { entryFileNames: 'child.mjs' } } },
  });
  return { file: join(outDir, 'child.mjs'), remove: () => rm(outDir, { recursive: true, force: true }) };
}

export type Child = {
  readonly process: ChildProcess;
  /** All lines so far. */
  readonly lines: string[];
  /** Resolves to the first line that satisfies `wanted`. */
  said(wanted: (line: string) => boolean): Promise<string>;
  readonly ended: Promise<void>;
};

/** Starts child.ts. It is killed at the end of its test. */
export function startChild(
  file: string,
  dataDir: string,
  mode: 'hold' | 'query' | 'write',
  env: NodeJS.ProcessEnv = {},
): Child {
  const child = spawn(process.execPath, [file, dataDir, mode], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  });
  const lines: string[] = [];
  const waiting: { wanted: (line: string) => boolean; resolve: (line: string) => void }[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => {
    lines.push(line);
    for (const { wanted, resolve } of waiting) if (wanted(line)) resolve(line);
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  return {
    process: child,
    lines,
    ended,
    said: (wanted) =>
      new Promise((resolve) => {
        const already = lines.find(wanted);
        if (already !== undefined) resolve(already);
        else waiting.push({ wanted, resolve });
      }),
  };
}
