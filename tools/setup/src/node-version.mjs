/** The oldest supported Node.js. */
const OLDEST = { major: 20, minor: 19 };

/**
 * Error message if Node.js is too old, else null.
 *
 * @param {string} version such as `20.20.2`
 * @returns {string | null}
 */
export function nodeTooOld(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > OLDEST.major || (major === OLDEST.major && minor >= OLDEST.minor)) return null;
  return [
    `Vinlore needs Node.js ${OLDEST.major}.${OLDEST.minor} or newer; this is ${version}.`,
    'Install a newer Node.js (`nvm install` uses our version from .nvmrc), then run the command again.',
  ].join('\n');
}

const complaint = nodeTooOld(process.versions.node);
if (complaint) {
  console.error(complaint);
  process.exit(1);
}
