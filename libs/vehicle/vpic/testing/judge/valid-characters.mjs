/** Which characters stand in which place of a key, as NHTSA's cache of valid characters has them. */

const VIN_CHARACTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ0123456789';

/**
 * The characters that a key names, by position in the key: 1 is position 4 of a VIN. `*` names none.
 *
 * @param {string} key
 * @returns {[position: number, character: string][]}
 */
export function charactersOf(key) {
  const named = [];
  let position = 0;
  for (let at = 0; at < key.length; at += 1) {
    position += 1;
    if (key[at] === '[') {
      const end = key.indexOf(']', at);
      if (end < 0) break;
      for (const char of spread(key.slice(at + 1, end).toUpperCase())) named.push([position, char]);
      at = end;
    } else if (key[at] === '#') {
      for (const digit of '0123456789') named.push([position, digit]);
    } else if (key[at] !== '*') {
      named.push([position, key[at]]);
    }
  }
  return named;
}

/** The members of a class; without a range or a negation they are what is written, whether a VIN may hold it or not. */
function spread(text) {
  if (!/[-^]/.test(text)) return [...text].filter((char) => char !== '*' && char !== '|');
  const pattern = new RegExp(`^[${text.replaceAll('\\', '\\\\')}]$`);
  return [...VIN_CHARACTERS].filter((char) => pattern.test(char));
}
