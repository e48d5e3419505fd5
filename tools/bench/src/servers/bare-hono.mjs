/** The peer: a bare Hono that responds with a given text. */
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { createServer } from 'node:http';

const { PORT, BODY = 'hello', TYPE = 'text/plain; charset=utf-8' } = process.env;
const app = new Hono();
app.get('/', (c) => c.body(BODY, 200, { 'content-type': TYPE }));
const answer = getRequestListener(app.fetch, { overrideGlobalObjects: false });
createServer((incoming, outgoing) => void answer(incoming, outgoing)).listen(Number(PORT), '127.0.0.1', () =>
  process.stdout.write('ready\n'),
);
