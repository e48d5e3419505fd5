/** Shorter ones are refused for their length already. */
const SHORTEST = 8;

let commonest: Promise<ReadonlySet<string>> | undefined;

/** About 18,000 of the commonest leaked passwords, loaded (20 ms) when the first password is chosen. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  return (commonest ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].filter((password) => password.length >= SHORTEST)),
  ));
}

/** Up to four characters over and over: `aaaaaaaa`, `abcabcab`. */
function isRepetition(characters: readonly string[]): boolean {
  return [1, 2, 3, 4].some((period) => characters.every((each, at) => at < period || each === characters[at - period]));
}

/** Rows of a keyboard, as fingers run along them. */
const ROWS = ['1234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
/** Fewer characters in a row happen in any word. */
const RUN = 3;

/** By which way one gets from a character to the next: the alphabet or a keyboard's row, forwards or backwards; or none. */
function stepsBetween(a: string, b: string): readonly string[] {
  const along = (name: string, step: number) => (Math.abs(step) <= 1 ? [`${name}${step}`] : []);
  const rows = ROWS.filter((row) => row.includes(a) && row.includes(b));
  return [
    ...along('alphabet', b.codePointAt(0)! - a.codePointAt(0)!),
    ...rows.flatMap((row) => along(row, row.indexOf(b) - row.indexOf(a))),
  ];
}

/** Nothing but runs of three and more: `12345678`, `qwertyuiop`, `1234abcd`, `987aaazxc`. */
function isMadeOfRuns(characters: readonly string[]): boolean {
  let length = 1;
  let ways: readonly string[] | null = null;
  for (let at = 1; at < characters.length; at++) {
    const steps = stepsBetween(characters[at - 1]!, characters[at]!);
    const goingOn: readonly string[] = ways === null ? steps : steps.filter((step) => ways!.includes(step));
    if (goingOn.length > 0) {
      length++;
      ways = goingOn;
    } else {
      if (length < RUN) return false;
      length = 1;
      ways = null;
    }
  }
  return length >= RUN;
}

const LOOKALIKES: Readonly<Record<string, string>> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't' };
const SIGNS: Readonly<Record<string, string>> = { '@': 'a', $: 's', '!': 'i' };

/** Letters and digits only, in lower case and without accents. */
function bare(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

/** The same with the signs and digits that stand for letters read as those: `V!nl0re` is `vinlore`. */
function unmasked(text: string): string {
  const letters = text.toLowerCase().replace(/[@$!]/g, (sign) => SIGNS[sign]!);
  return bare(letters).replace(/[013457]/g, (digit) => LOOKALIKES[digit]!);
}

/** Without the digits before and after it; a number stays as it is. */
const withoutNumbers = (text: string) => text.replace(/^\d+|\d+$/g, '') || text;

/** A word of one's own is worth a guess in whole, an e-mail also by its name and by its domain's. */
function partsOf(word: string): string[] {
  const [name = '', domain = ''] = word.split('@', 2);
  return [word, name, domain.split('.', 1)[0]!];
}

/** Shorter words happen in others, and are a guess only by themselves. */
const TELLING = 4;
/** What may be left beside one's own words without making them a secret: `myVinlore`, `Vinlore2026!`. */
const LEFT_OVER = 3;

/** Whether hardly anything is left of a password without one's own words and digits around them. */
function isOwnWords(password: string, ownWords: readonly string[]): boolean {
  const words = ownWords.flatMap(partsOf);
  return [bare, unmasked].some((read) => {
    const text = read(password);
    const spoken = words.map(read);
    const known = [...new Set([...spoken, ...spoken.map(withoutNumbers)])]
      .filter(Boolean)
      .sort((a, b) => b.length - a.length);
    const plain = withoutNumbers(text);
    if (known.includes(plain) || known.includes(text)) return true;
    const left = known
      .filter(({ length }) => length >= TELLING)
      .reduce((rest, word) => rest.replaceAll(word, ' '), text);
    return left !== text && left.replace(/^[\d ]+|[\d ]+$| /g, '').length <= LEFT_OVER;
  });
}

/**
 * Whether a password is among the first that anyone would guess (NIST SP 800-63B §5.1.1.2): a commonly used one, a
 * repetition, a sequence, or made of the member's or the site's own words.
 *
 * @param ownWords e-mail, names and phone of the member; names of the site
 */
export async function isGuessable(password: string, ownWords: readonly string[]): Promise<boolean> {
  const lower = password.normalize('NFKC').toLowerCase();
  const characters = [...lower];
  return (
    isRepetition(characters) ||
    isMadeOfRuns(characters) ||
    isOwnWords(password, ownWords) ||
    (await commonPasswords()).has(lower)
  );
}
