import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort, plainEnvironment } from '@vinlore/setup';

/**
 * Starts the peer in its own process.
 *
 * @param {{ body?: string, type?: string }} [answer]
 */
export async function startBareHono({ body = 'hello', type = 'text/plain; charset=utf-8' } = {}) {
  const port = await freePort();
  const file = fileURLToPath(new URL('bare-hono.mjs', import.meta.url));
  const child = spawn(process.execPath, [file], {
    env: { ...plainEnvironment(), PORT: String(port), BODY: body, TYPE: type },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.once('exit', () => child.kill());
  await once(child.stdout, 'data');
  return {
    url: `http://127.0.0.1:${port}/`,
    pid: child.pid ?? 0,
    stop: async () => {
      const ended = once(child, 'close');
      child.kill();
      await ended;
    },
  };
}
