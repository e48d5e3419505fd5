/** A mistake in what a generator was asked for: only its words are of interest. */
export class GeneratorError extends Error {}

/**
 * `recallNotice` or `recall-notice` as `recall-notice`.
 *
 * @param {string} name
 */
export const kebab = (name) => name.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();

/**
 * `recall-notice` as `recallNotice`.
 *
 * @param {string} name
 */
export const camel = (name) => kebab(name).replace(/-([a-z0-9])/g, (_, letter) => letter.toUpperCase());

/**
 * `recall-notice` as `RecallNotice`.
 *
 * @param {string} name
 */
export const pascal = (name) => camel(name).replace(/^[a-z]/, (letter) => letter.toUpperCase());

/**
 * Checks a name that becomes folders, packages and paths.
 *
 * @param {string} what
 * @param {string} name
 * @throws {GeneratorError}
 */
export function checkName(what, name) {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || name.length > 30)
    throw new GeneratorError(
      `${what} "${name}": lower-case letters, digits and single hyphens, at most 30 characters.`,
    );
}
