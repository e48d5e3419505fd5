import { runQuietly, StepError } from '@vinlore/setup';

/**
 * Runs Git in a checkout.
 *
 * @param {string} root
 * @param {...string} args
 * @returns {Promise<string>} its output, without space at its end
 * @throws {StepError} with Git's message
 */
export async function git(root, ...args) {
  const { code, stdout, output } = await runQuietly('git', args, { cwd: root });
  if (code !== 0) throw new StepError(`git ${args.join(' ')} failed:\n\n${output.trimEnd()}`);
  return stdout.trimEnd();
}
