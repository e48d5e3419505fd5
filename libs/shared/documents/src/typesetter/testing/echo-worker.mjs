/** A worker for the pool's tests: echoes, dies, throws, waits, or exhausts memory, on request. */
import { parentPort, threadId } from 'node:worker_threads';

let held;

parentPort.on('message', (task) => {
  if (task === 'exit') process.exit(3);
  if (task === 'throw') throw new Error('told to throw');
  if (task === 'spin') for (;;);
  if (task === 'hoard') for (const kept = []; ;) kept.push(Array.from({ length: 1000 }, () => ({})));
  if (task === 'wait') held = setInterval(() => {}, 1000);
  else parentPort.postMessage({ task, threadId, held: held !== undefined });
});
