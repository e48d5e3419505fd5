import pLimit from 'p-limit';

/** Half of libuv's threads: the rest stays available for password hashing and file access. */
const AT_ONCE = 2;

/** Process-wide, since threads are shared by the process. */
const limit = pLimit(AT_ONCE);

/** The decoder, loaded (160 ms) with the first image and limited to its share of the machine. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

let loaded: ReturnType<typeof loadSharp> | undefined;

/** Runs work with the decoder, off the main thread; at most two at a time in the whole process, the others wait. */
export function withSharp<T>(work: (sharp: Awaited<ReturnType<typeof loadSharp>>) => Promise<T>): Promise<T> {
  return limit(async () => work(await (loaded ??= loadSharp())));
}
