/** The oldest Node.js the product runs on. */
const OLDEST = { major: 20, minor: 19 };

/**
 * What to say where Node.js is too old, or null where it will do.
 *
 * @param {string} version such as `20.20.2`
 * @returns {string | null}
 */
export function nodeTooOld(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > OLDEST.major || (major === OLDEST.major && minor >= OLDEST.minor)) return null;
  return [
    `Vinlore needs Node.js ${OLDEST.major}.${OLDEST.minor} or newer; this is ${version}.`,
    'Install a newer Node.js (.nvmrc names the version that we use: `nvm install`), then run the command again.',
  ].join('\n');
}

const complaint = nodeTooOld(process.versions.node);
if (complaint) {
  console.error(complaint);
  process.exit(1);
}
