/** Worker thread that parses emails, so that hostile input blocks only this thread. */
import { parentPort } from 'node:worker_threads';
import PostalMime from 'postal-mime';

const LIMITS = { maxNestingDepth: 20, maxHeadersSize: 262_144, forceRfc822Attachments: true };

async function answer(bytes) {
  const mail = await PostalMime.parse(bytes, LIMITS).catch(() => null);
  // An invitation is no plain ArrayBuffer, so it is copied instead of transferred.
  const handed = mail?.attachments.map(({ content }) => content).filter((content) => content instanceof ArrayBuffer);
  parentPort.postMessage(mail, handed ?? []);
}

parentPort.on('message', (bytes) => void answer(bytes));
