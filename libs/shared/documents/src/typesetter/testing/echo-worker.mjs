/** A worker for the pool's tests: echoes, dies, throws or waits, as it is told. */
import { parentPort, threadId } from 'node:worker_threads';

let held;

parentPort.on('message', (task) => {
  if (task === 'exit') process.exit(3);
  if (task === 'throw') throw new Error('told to throw');
  if (task === 'wait') held = setInterval(() => {}, 1000);
  else parentPort.postMessage({ task, threadId, held: held !== undefined });
});
