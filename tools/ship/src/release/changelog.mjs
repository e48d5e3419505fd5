import { StepError } from '@vinlore/setup';

const UNRELEASED = '## [Unreleased]';
const HEADING = /^## \[([^\]]+)\](?: - (\d{4}-\d{2}-\d{2}))?$/;

/** Kinds of changes (Keep a Changelog 1.1.0). */
const KINDS = ['Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security'];

/**
 * @typedef {object} Section
 * @property {string} version `Unreleased`, or a version
 * @property {string | null} date `YYYY-MM-DD`; null for unreleased changes
 * @property {string} body without its heading, trimmed
 */

/**
 * The sections of a changelog, newest first.
 *
 * @param {string} text
 * @returns {readonly Section[]}
 * @throws {StepError} for a heading that isn't Keep a Changelog's
 */
function readChangelog(text) {
  const [, ...parts] = text.split(/^(?=## )/m);
  return parts.map((part) => {
    const [heading = '', ...lines] = part.split('\n');
    const found = HEADING.exec(heading);
    if (!found?.[1]) throw new StepError(`CHANGELOG.md: "${heading}" should be "## [0.2.0] - 2026-11-30".`);
    for (const line of lines) {
      const kind = /^### (.*)$/.exec(line)?.[1];
      if (kind !== undefined && !KINDS.includes(kind))
        throw new StepError(`CHANGELOG.md: "### ${kind}" should be one of ${KINDS.join(', ')}.`);
    }
    return { version: found[1], date: found[2] ?? null, body: lines.join('\n').trim() };
  });
}

/**
 * What a changelog says about one version.
 *
 * @param {string} text
 * @param {string} version
 * @returns {string}
 * @throws {StepError} if it says nothing
 */
export function notesOf(text, version) {
  const body = readChangelog(text).find((section) => section.version === version)?.body;
  if (!body) throw new StepError(`CHANGELOG.md says nothing about ${version}.`);
  return body;
}

/**
 * The changelog after a release: what was unreleased is the version's, and nothing is unreleased.
 *
 * @param {string} text
 * @param {string} version
 * @param {string} date `YYYY-MM-DD`
 * @returns {string}
 * @throws {StepError} if nothing is unreleased, or the version is there already
 */
export function releasedChangelog(text, version, date) {
  const sections = readChangelog(text);
  if (sections.some((section) => section.version === version))
    throw new StepError(`CHANGELOG.md has a section for ${version} already.`);
  if (sections[0]?.version !== 'Unreleased' || sections[0].body === '')
    throw new StepError('CHANGELOG.md has nothing under "Unreleased". Write what changed for users and operators.');
  return text.replace(UNRELEASED, `${UNRELEASED}\n\n## [${version}] - ${date}`);
}
