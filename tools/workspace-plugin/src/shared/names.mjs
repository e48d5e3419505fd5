/** An invalid generator option; only its message is shown. */
export class GeneratorError extends Error {}

/**
 * Converts `recallNotice` or `recall-notice` to `recall-notice`.
 *
 * @param {string} name
 */
export const kebab = (name) => name.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();

/**
 * Converts `recall-notice` to `recallNotice`.
 *
 * @param {string} name
 */
export const camel = (name) => kebab(name).replace(/-([a-z0-9])/g, (_, letter) => letter.toUpperCase());

/**
 * Converts `recall-notice` to `RecallNotice`.
 *
 * @param {string} name
 */
export const pascal = (name) => camel(name).replace(/^[a-z]/, (letter) => letter.toUpperCase());

/**
 * Validates a name used for folders, packages, and paths.
 *
 * @param {string} what
 * @param {string} name
 * @throws {GeneratorError}
 */
export function checkName(what, name) {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || name.length > 30)
    throw new GeneratorError(
      `${what} "${name}": must be lowercase letters, digits, and single hyphens, at most 30 characters.`,
    );
}
