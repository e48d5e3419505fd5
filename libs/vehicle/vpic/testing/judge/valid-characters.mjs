/** Which characters appear at each position of a key, as in NHTSA's cache of valid characters. */

const VIN_CHARACTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ0123456789';

/**
 * Returns the characters a key names, by position in the key: 1 is position 4 of a VIN. `*` names none.
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

/**
 * Returns the members of a class; without a range or negation they're taken literally, whether valid in a VIN or not.
 */
function spread(text) {
  if (!/[-^]/.test(text)) return [...text].filter((char) => char !== '*' && char !== '|');
  const pattern = new RegExp(`^[${text.replaceAll('\\', '\\\\')}]$`);
  return [...VIN_CHARACTERS].filter((char) => pattern.test(char));
}
