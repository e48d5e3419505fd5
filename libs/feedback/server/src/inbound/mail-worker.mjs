/** The thread that takes mails apart: whatever a stranger sends holds up this thread alone. */
import { parentPort } from 'node:worker_threads';
import PostalMime from 'postal-mime';

const LIMITS = { maxNestingDepth: 20, maxHeadersSize: 262_144, forceRfc822Attachments: true };

async function answer(bytes) {
  const mail = await PostalMime.parse(bytes, LIMITS).catch(() => null);
  parentPort.postMessage(mail, mail?.attachments.map(({ content }) => content) ?? []);
}

parentPort.on('message', (bytes) => void answer(bytes));
