/**
 * Loaded into the product's processes by the soak (`NODE_OPTIONS=--import`), never by the product: answers on a socket
 * what only the process itself knows. A connection that begins with `gc` collects garbage first.
 */
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isMainThread } from 'node:worker_threads';

const folder = process.env.SOAK_PROBES;

/**
 * Remembers the process's database connections, without keeping them.
 *
 * @returns {() => number[]} named statements of each open connection
 */
function watchConnections() {
  /** @type {Set<WeakRef<any>>} */
  const clients = new Set();
  const pg = createRequire(join(process.cwd(), 'package.json'))('pg');
  const { connect } = pg.Client.prototype;
  pg.Client.prototype.connect = function remember(/** @type {unknown[]} */ ...args) {
    clients.add(new WeakRef(this));
    return connect.apply(this, args);
  };
  return () => {
    const open = [];
    for (const reference of clients) {
      const client = reference.deref();
      if (!client || client._ended) clients.delete(reference);
      else open.push(Object.keys(client.connection.parsedStatements).length);
    }
    return open;
  };
}

if (folder !== undefined && isMainThread) {
  setFlagsFromString('--expose-gc');
  /** @type {() => void} */
  const collect = runInNewContext('gc');
  const statements = watchConnections();
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  const path = join(folder, `${process.pid}.sock`);
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', (order) => {
      if (order.toString() === 'gc') collect();
      const { rss, heapUsed, external } = process.memoryUsage();
      const answer = {
        ...{ rss, heapUsed, external, statements: statements(), resources: process.getActiveResourcesInfo().length },
        ...{ loopP99Ms: delay.percentile(99) / 1e6, loopMaxMs: delay.max / 1e6 },
      };
      delay.reset();
      socket.end(JSON.stringify(answer));
    });
  });
  server.on('error', () => {});
  server.listen(path).unref();
  process.once('exit', () => rmSync(path, { force: true }));
}
