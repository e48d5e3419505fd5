import { createServer, request } from 'node:http';

/** @typedef {Record<string, (...args: never[]) => Promise<unknown>>} Orders */

/**
 * Serves orders on a Unix socket: POST /name with the arguments as JSON.
 *
 * @param {string} socket
 * @param {Orders} orders
 * @returns {Promise<void>} once it listens
 */
export function serveControl(socket, orders) {
  const server = createServer((question, answer) => {
    let body = '';
    question.on('data', (/** @type {Buffer} */ chunk) => (body += chunk.toString()));
    question.on('end', () => {
      const order = orders[(question.url ?? '').slice(1)];
      Promise.resolve()
        .then(() => {
          if (!order) throw new Error(`Unknown order ${question.url}.`);
          return order(.../** @type {never[]} */ (JSON.parse(body || '[]')));
        })
        .then(
          (value) => answer.end(JSON.stringify({ value: value ?? null })),
          (/** @type {Error} */ error) => answer.end(JSON.stringify({ error: error.message })),
        );
    });
  });
  return new Promise((done, failed) => {
    server.once('error', failed);
    server.listen(socket, done);
  });
}

/**
 * Gives an order to the supervisor.
 *
 * @param {string} socket
 * @param {string} order
 * @param {readonly unknown[]} [args]
 * @returns {Promise<any>} its result
 * @throws {Error} if the order failed, or nobody listens (`code` is ENOENT or ECONNREFUSED then)
 */
export function command(socket, order, args = []) {
  return new Promise((done, failed) => {
    const asked = request({ socketPath: socket, path: `/${order}`, method: 'POST' }, (answer) => {
      let body = '';
      answer.on('data', (/** @type {Buffer} */ chunk) => (body += chunk.toString()));
      answer.on('end', () => {
        const { value, error } = JSON.parse(body);
        if (error === undefined) done(value);
        else failed(new Error(error));
      });
    });
    asked.once('error', failed);
    asked.end(JSON.stringify(args));
  });
}
