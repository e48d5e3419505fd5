// `nx serve server`: rebuilds and restarts the server on every change. The marketing and members apps have their own
// hot-reloading `serve`, which forwards API calls to this one (docs/explanation/architecture.md).
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const here = fileURLToPath(new URL('.', import.meta.url));
const main = join(here, '../../dist/apps/server/main.js');

/** @type {import('node:child_process').ChildProcess | undefined} */
let server;

async function restart() {
  const old = server;
  if (old && old.exitCode === null) {
    const gone = new Promise((done) => old.once('exit', done));
    old.kill('SIGTERM');
    await gone;
  }
  server = spawn(process.execPath, ['--enable-source-maps', main], { stdio: 'inherit', cwd: join(here, '../..') });
}

const watcher = await build({ configFile: join(here, 'vite.config.ts'), build: { watch: {} }, logLevel: 'warn' });
watcher.on('event', (event) => {
  if (event.code === 'END') void restart();
  if (event.code === 'ERROR') process.stderr.write(`${event.error.message}\n`);
});
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    server?.kill('SIGTERM');
    process.exit(0);
  });
}
