/**
 * @typedef {object} Blow
 * @property {number} at share of the load's time
 * @property {string} name
 * @property {boolean} isKill whether it ends processes, and so ends what their memory can be judged by
 * @property {() => Promise<unknown> | unknown} strike
 */

/** Kills come in the last third: until then processes live long enough for a trend. */
export const FIRST_KILL = 2 / 3;

/**
 * When what breaks, in order.
 *
 * @param {object} deps
 * @param {import('../bed/program.mjs').Program} deps.server
 * @param {import('../bed/program.mjs').Program} deps.worker
 * @param {import('./watch.mjs').DatabaseWatch} deps.database
 * @param {import('./mirror.mjs').Mirror} deps.mirror
 * @returns {Blow[]}
 */
export function planOf({ server, worker, database, mirror }) {
  /** @param {import('./mirror.mjs').Mirror['state']} state */
  const source = (state) => () => {
    mirror.state = state;
  };
  const killBackend = async () => {
    const [backend] = await database.rowsOf(
      `select pid from pg_stat_activity where backend_type = 'client backend' and usename = 'product_running' limit 1`,
    );
    if (backend) process.kill(backend.pid, 'SIGKILL');
  };
  return [
    { at: 0.35, name: 'the source is down', isKill: false, strike: source('down') },
    { at: 0.42, name: 'the source is slow', isKill: false, strike: source('slow') },
    { at: 0.5, name: 'the source is back', isKill: false, strike: source('up') },
    { at: 0.68, name: 'kill -9 of the worker', isKill: true, strike: () => worker.signal('SIGKILL') },
    { at: 0.75, name: 'kill -9 of the server', isKill: true, strike: () => server.signal('SIGKILL') },
    { at: 0.82, name: 'kill -9 of a database backend', isKill: true, strike: killBackend },
    {
      at: 0.88,
      name: 'kill -9 of server and worker at once',
      isKill: true,
      strike: () => [server, worker].forEach((program) => program.signal('SIGKILL')),
    },
  ];
}
