import { startServer, StepError } from '@vinlore/setup';
import { median } from '../figures.mjs';
import { requestsPerSecond } from '../load.mjs';

/**
 * Response time of a URL in milliseconds, and its length.
 *
 * @param {string} url
 */
async function ask(url) {
  const started = performance.now();
  const answer = await fetch(url);
  const bytes = (await answer.arrayBuffer()).byteLength;
  if (!answer.ok) throw new StepError(`${url} answered ${answer.status}.`);
  return { ms: performance.now() - started, bytes };
}

/** @type {import('../figures.mjs').Row} */
export default {
  title: 'a page picture in all widths: first request and cached',
  run: async (tell) => {
    const server = await startServer();
    try {
      const page = await (await fetch(`${server.origin}/sample-sticker`)).text();
      const addresses = [...new Set(page.match(/\/images\/[0-9a-f]+\/\d+\.(?:avif|webp)/g))];
      for (const format of ['avif', 'webp']) {
        const urls = addresses.filter((each) => each.endsWith(format)).map((each) => server.origin + each);
        const cold = [];
        for (const url of urls) cold.push(await ask(url));
        const widest = cold.at(-1);
        if (!widest) throw new StepError('The page has no picture.');
        tell({ name: `picture-${format}-cold`, value: median(cold.map(({ ms }) => ms)), unit: 'ms' });
        tell({ name: `picture-${format}-widest`, value: widest.bytes / 1000, unit: 'kB' });
      }
      tell({ name: 'share-image-cold', value: (await ask(`${server.origin}/share-image.png`)).ms, unit: 'ms' });
      const url = server.origin + (addresses[0] ?? '');
      await requestsPerSecond({ url }, 1);
      tell({ name: 'picture-warm', value: await requestsPerSecond({ url }, 3), unit: 'requests/s' });
    } finally {
      await server.stop();
    }
  },
};
