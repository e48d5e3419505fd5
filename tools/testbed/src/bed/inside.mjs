/**
 * The bed's supervisor, started in a PID and a mount namespace of its own: whatever it starts ends with it. Takes the
 * bed's options as JSON, and obeys the control socket until it is told to go down.
 */
import { rmSync, writeFileSync } from 'node:fs';
import { PRIORITY, RUN, SOCKET } from '../places.mjs';
import { Bed } from './bed.mjs';
import { serveControl } from './control.mjs';
import { ordersOf } from './orders.mjs';

try {
  // Linux weighs sessions first and processes within them second: the bed's session comes first, too.
  writeFileSync('/proc/self/autogroup', String(PRIORITY));
} catch {
  // A kernel without groups needs none.
}

/** @param {string} text */
const say = (text) => process.stdout.write(`${new Date().toISOString().slice(11, 19)} ${text}\n`);

const bed = new Bed(JSON.parse(process.argv[2] ?? '{}'), say);
/** @type {Promise<void> | undefined} */
let ending;
const end = () =>
  (ending ??= bed.down().finally(() => {
    rmSync(SOCKET, { force: true });
    process.exit(0);
  }));
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => void end());

try {
  await bed.up();
  await serveControl(SOCKET, {
    ...ordersOf(bed),
    // Answered first: the caller then waits for the process to end.
    down: async () => void setImmediate(() => void end()),
  });
  say(`up; logs in ${RUN}/logs`);
} catch (error) {
  say(`failed: ${error instanceof Error ? error.stack : String(error)}`);
  process.exitCode = 1;
  await bed.down().catch(() => {});
  process.exit(1);
}
