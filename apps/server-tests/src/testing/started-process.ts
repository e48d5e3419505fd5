import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../../..', import.meta.url));
const main = join(root, 'dist/apps/server/main.js');

/** Whether there is a built server. */
export const isBuilt = existsSync(main);
if (!isBuilt) console.log('The process tests did not run: dist/apps/server is not built. npm run build');

const children = new Set<ChildProcess>();

/** Stops everything that was started, as an operator would. */
export async function stopAll(): Promise<void> {
  for (const child of children) {
    const gone = new Promise((done) => child.once('exit', done));
    if (child.exitCode === null && child.signalCode === null && child.kill('SIGTERM')) await gone;
  }
  children.clear();
}

/** The product, or one of its commands, in its own process. */
export interface Started {
  readonly child: ChildProcess;
  /** stdout and stderr so far. */
  readonly said: () => string;
  /** Resolves with the port once the server is ready; rejects if the process exits first. */
  readonly ready: Promise<number>;
  readonly ended: Promise<number | null>;
}

/** Starts the built server or another of its programs. */
export function start(env: Record<string, string>, args: readonly string[] = [main]): Started {
  const clean = {
    PATH: process.env['PATH'] ?? '',
    HOME: process.env['HOME'] ?? '',
    LOG_LEVEL: 'warn',
    PORT: '0',
    OPEN_DATA: 'off',
    DRAIN_SECONDS: '0',
  };
  const child = spawn(process.execPath, [...args], { cwd: root, env: { ...clean, ...env } });
  children.add(child);
  let text = '';
  const ended = new Promise<number | null>((done) => child.once('close', done));
  const ready = new Promise<number>((done, failed) => {
    const read = (part: Buffer) => {
      text += part.toString();
      const port = /^Vinlore ready on http:\/\/\S+:(\d+)$/m.exec(text)?.[1];
      if (port) done(Number(port));
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void ended.then(() => failed(new Error(text)));
  });
  ready.catch(() => undefined);
  return { child, said: () => text, ready, ended };
}

/** Port of a running server's admin listener. */
export const adminPort = ({ said }: Started) => Number(/^ {2}Admin +http:\/\/127\.0\.0\.1:(\d+)/m.exec(said())?.[1]);
