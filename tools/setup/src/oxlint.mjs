import { runQuietly } from './processes.mjs';
import { at, programOf } from './workspace.mjs';

/**
 * @typedef {object} Finding
 * @property {string} file from the folder that was linted
 * @property {number} line
 * @property {string} rule such as `typescript(no-floating-promises)`, or the compiler's number of the error
 * @property {string} message
 * @property {string} note what the rule adds, or empty
 *
 * @typedef {{ filename: string, code: string, message: string, labels: { span: { line: number } }[], note?: string }} Diagnostic
 */

/**
 * Lints a folder with Oxlint using one of our configurations.
 *
 * @param {'import-circles' | 'typed-rules'} configuration its file in tools/setup
 * @param {string} folder
 * @param {readonly string[]} [args] its own options, and paths instead of the whole folder
 * @returns {Promise<{ ok: boolean, findings: Finding[], output: string }>} without findings if Oxlint itself failed
 */
export async function oxlint(configuration, folder, args = []) {
  const { code, stdout, output } = await runQuietly(
    process.execPath,
    [programOf('oxlint'), '--config', at('tools/setup', `${configuration}.json`), '--format=json', ...args],
    { cwd: folder },
  );
  /** @type {Diagnostic[]} */
  let diagnostics;
  try {
    diagnostics = JSON.parse(stdout).diagnostics;
  } catch {
    return { ok: false, findings: [], output };
  }
  const findings = diagnostics.map(({ filename, code: rule, message, labels, note = '' }) => ({
    file: filename,
    line: labels[0]?.span.line ?? 1,
    rule,
    message,
    note,
  }));
  return { ok: code === 0, findings, output };
}
