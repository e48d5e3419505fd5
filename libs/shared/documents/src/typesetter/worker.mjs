import { parentPort, workerData } from 'node:worker_threads';
import { createTypesetting } from './typeset.mjs';

const typeset = createTypesetting(workerData);

parentPort.on('message', ({ template, json }) => {
  try {
    const { pdf, ...rest } = typeset(template, json);
    // A copy of its own: the compiler's buffer may be a view into memory that cannot be handed over.
    const bytes = new Uint8Array(pdf);
    parentPort.postMessage({ ok: { pdf: bytes, ...rest } }, [bytes.buffer]);
  } catch (error) {
    parentPort.postMessage({ failed: { code: error.code, message: error.message } });
  }
});
