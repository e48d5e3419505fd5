import { parentPort, workerData } from 'node:worker_threads';
import { createTypesetting } from './typeset.mjs';

const typeset = createTypesetting(workerData);

parentPort.on('message', ({ template, json, as }) => {
  try {
    const { bytes: set, ...rest } = typeset(template, json, as);
    // Copied: the compiler's buffer may be a view into memory that can't be transferred.
    const bytes = new Uint8Array(set);
    parentPort.postMessage({ ok: { bytes, ...rest } }, [bytes.buffer]);
  } catch (error) {
    parentPort.postMessage({ failed: { code: error.code, message: error.message } });
  }
});
