/** The thread that takes mails apart: whatever a stranger sends holds up this thread alone. */
import { parentPort } from 'node:worker_threads';
import PostalMime from 'postal-mime';

const LIMITS = { maxNestingDepth: 20, maxHeadersSize: 262_144, forceRfc822Attachments: true };

async function answer(bytes) {
  const mail = await PostalMime.parse(bytes, LIMITS).catch(() => null);
  // Of an invitation the parser keeps the bytes in another way, which is copied.
  const handed = mail?.attachments.map(({ content }) => content).filter((content) => content instanceof ArrayBuffer);
  parentPort.postMessage(mail, handed ?? []);
}

parentPort.on('message', (bytes) => void answer(bytes));
