import { SAMPLE_PASSWORD, startServer, StepError } from '@vinlore/setup';
import { median } from '../figures.mjs';

/** Limits: milliseconds for a warm PDF, and PDFs per second on two cores. */
const LIMIT = 40;
const FLOOR = 40;
const VIN = '1HGCM82633A004352';
const WARM_UP = 10;
const MEASURED = 50;
const AT_ONCE = 8;

/**
 * `data` of a successful call.
 *
 * @param {string} url
 * @param {Record<string, string>} form
 * @param {Record<string, string>} [headers]
 */
async function post(url, form, headers = {}) {
  const response = await fetch(url, { method: 'POST', body: new URLSearchParams(form), headers });
  const answer = await response.json();
  if (!response.ok) throw new StepError(`${url} responded ${response.status}: ${answer.message}`);
  return answer.data;
}

/**
 * @param {URL} url
 * @returns {Promise<number>} bytes
 */
async function fetchPdf(url) {
  const response = await fetch(url);
  if (!response.ok) throw new StepError(`${url} responded ${response.status}.`);
  return (await response.arrayBuffer()).byteLength;
}

/** @param {() => Promise<unknown>} work */
async function timed(work) {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** @type {import('../figures.mjs').Row} */
export default {
  title: 'sticker PDFs through the API: sequential and concurrent',
  run: async (tell) => {
    const server = await startServer();
    try {
      const { origin } = server;
      const { token } = await post(`${origin}/api-cwa/login`, { email: 'member@example.com', pass: SAMPLE_PASSWORD });
      await post(`${origin}/api-cwa/generate-sticker`, { vin: VIN }, { bearer: token });
      /** A new sticker with its own number and QR code, because the renderer caches parts of earlier ones. */
      const make = async () => {
        const made = await post(
          `${origin}/api-cwa/generate-sticker`,
          { vin: VIN, gen: 'regenerate' },
          { bearer: token },
        );
        return new URL(made.pdf_url, origin);
      };
      const times = [];
      let bytes = 0;
      for (let count = 0; count < WARM_UP + MEASURED; count += 1) {
        const pdf = await make();
        const time = await timed(async () => (bytes = await fetchPdf(pdf)));
        // The first ones warm up the worker threads.
        if (count >= WARM_UP) times.push(time);
      }
      const value = median(times);
      tell({ name: 'sticker-pdf', value, unit: 'ms p50', ratio: value / LIMIT, versus: `limit of ${LIMIT} ms` });
      tell({ name: 'sticker-pdf-size', value: bytes / 1000, unit: 'KB' });

      const many = [];
      for (let count = 0; count < MEASURED * 2; count += 1) many.push(await make());
      const waiting = [...many];
      const all = await timed(() =>
        Promise.all(
          Array.from({ length: AT_ONCE }, async () => {
            for (let url = waiting.pop(); url; url = waiting.pop()) await fetchPdf(url);
          }),
        ),
      );
      const rate = many.length / (all / 1000);
      tell({
        name: 'sticker-pdf-rate',
        value: rate,
        unit: 'PDFs a second',
        ratio: rate / FLOOR,
        versus: `floor of ${FLOOR} a second`,
      });
    } finally {
      await server.stop();
    }
  },
};
