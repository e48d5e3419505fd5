import pLimit from 'p-limit';

/** Half of libuv's threads: hashing passwords and reading files go on while pictures are made. */
const AT_ONCE = 2;

/** Process-wide, since it shares out the threads of the process. */
const limit = pLimit(AT_ONCE);

/** The decoder, loaded (160 ms) with the first picture and set up to share the machine. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

let loaded: ReturnType<typeof loadSharp> | undefined;

/** Does a piece of work with the decoder, off the main thread; two at once in the whole process, the others wait. */
export function withSharp<T>(work: (sharp: Awaited<ReturnType<typeof loadSharp>>) => Promise<T>): Promise<T> {
  return limit(async () => work(await (loaded ??= loadSharp())));
}
