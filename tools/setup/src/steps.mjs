/** An expected failure with a message for people; only the message is printed. */
export class StepError extends Error {}

/**
 * Formats a duration for people.
 *
 * @param {number} milliseconds
 */
export function duration(milliseconds) {
  const seconds = milliseconds / 1000;
  if (seconds < 60) return `${seconds.toFixed(seconds < 10 ? 1 : 0)} s`;
  return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
}

/**
 * Runs one step with one progress line: `Installing packages … 34 s`.
 *
 * @template T
 * @param {string} title
 * @param {() => Promise<T>} work
 * @param {NodeJS.WriteStream} [out] standard output, or standard error if standard output is data
 * @param {(result: T) => string} [say] text to append to the line
 * @returns {Promise<T>}
 */
export async function step(title, work, out = process.stdout, say = () => '') {
  const started = performance.now();
  out.write(`${title} … `);
  try {
    const result = await work();
    out.write(`${duration(performance.now() - started)}${say(result)}\n`);
    return result;
  } catch (error) {
    out.write(`failed after ${duration(performance.now() - started)}\n`);
    throw error;
  }
}

/**
 * Runs a command's main function; for a StepError, prints only its message and exits with code 1.
 *
 * @param {() => Promise<number | void>} main its number is the exit code
 */
export async function runMain(main) {
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    if (!(error instanceof StepError)) throw error;
    console.error(`\n${error.message}`);
    process.exitCode = 1;
  }
}
