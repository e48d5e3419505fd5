/** Shorter ones are refused for their length already. */
const SHORTEST = 8;

let commonest: Promise<ReadonlySet<string>> | undefined;

/** About 18,000 of the commonest leaked passwords, loaded (20 ms) when the first password is chosen. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  return (commonest ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].filter((password) => password.length >= SHORTEST)),
  ));
}

/** Letters and digits only, in lower case, without digits at the end: `My House!` and `myhouse24` are one guess. */
function core(text: string): string {
  const bare = text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
  return bare.replace(/\d+$/, '') || bare;
}

/**
 * Whether a password is among the first that anyone would guess: a commonly used one, one character repeated, or the
 * member's e-mail or the site's own name (NIST SP 800-63B §5.1.1.2).
 *
 * @param ownWords e-mail and names of the site
 */
export async function isGuessable(password: string, ownWords: readonly string[]): Promise<boolean> {
  const lower = password.normalize('NFKC').toLowerCase();
  if (/^(.)\1*$/u.test(lower) || (await commonPasswords()).has(lower)) return true;
  const guesses = ownWords.flatMap((word) => [core(word), core(word.split('@', 1)[0]!)]);
  return guesses.includes(core(lower));
}
