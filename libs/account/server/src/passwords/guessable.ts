/** Words that people dress up with a year or a sign and that the list of leaked passwords does not have by themselves. */
const SEASONAL = [
  ...['winter', 'spring', 'summer', 'autumn', 'fall', 'invierno', 'primavera', 'verano', 'otono'],
  ...['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august'],
  ...['september', 'october', 'november', 'december', 'enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio', 'julio'],
  ...['agosto', 'septiembre', 'octubre', 'noviembre', 'diciembre'],
  ...['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
  ...['lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado', 'domingo'],
  ...['welcome', 'bienvenido', 'bienvenida', 'contrasena', 'password', 'passwort', 'letmein', 'changeme', 'default'],
  ...['administrator', 'dealer', 'dealership', 'vehicle', 'windowsticker', 'company', 'secret', 'secreto'],
];

let commonest: Promise<ReadonlySet<string>> | undefined;

/**
 * 49,000 of the most common leaked passwords (`passwords-common` of zxcvbn-ts, which ranks public breaches), read from the
 * package when the first password is chosen: nothing is asked over the network, and the start costs nothing.
 */
function commonPasswords(): Promise<ReadonlySet<string>> {
  return (commonest ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set([...dictionary['passwords-common'], ...SEASONAL]),
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

/** As many characters after (or before) a common word make it no secret: `Password123!`, `Summer2026!`. */
const DECORATION = 8;
/** Shorter words happen by chance between digits and signs. */
const SHORTEST_WORD = 3;

/** A common password in disguise: letters written as signs or digits, a year, a number or a sign at its ends. */
function isDecorated(password: string, common: ReadonlySet<string>): boolean {
  const text = password.normalize('NFKC');
  const before = /^\P{L}*/u.exec(text)![0].length;
  const after = /\P{L}*$/u.exec(text)![0].length;
  const starts = before === 0 || before > DECORATION ? [0] : [0, before];
  for (const start of starts)
    for (let cut = 0; cut <= Math.min(after, DECORATION); cut++) {
      const word = text.slice(start, text.length - cut);
      const readings = [bare(word), unmasked(word), unmasked(word.replaceAll('1', 'l'))];
      if (readings.some((reading) => reading.length >= SHORTEST_WORD && common.has(reading))) return true;
    }
  return false;
}

/** A word of one's own is worth a guess in whole, an email also by its name and by its domain's. */
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
 * Whether a password is among the first that anyone would guess (NIST SP 800-63B §5.1.1.2, OWASP ASVS 5.0 V6.2.4, V6.2.12): a
 * leaked one, plain or in disguise, a repetition, a sequence, or made of the member's or the site's own words.
 *
 * @param ownWords email, names and phone of the member; names of the site
 */
export async function isGuessable(password: string, ownWords: readonly string[]): Promise<boolean> {
  const lower = password.normalize('NFKC').toLowerCase();
  const characters = [...lower];
  if (isRepetition(characters) || isMadeOfRuns(characters) || isOwnWords(password, ownWords)) return true;
  const common = await commonPasswords();
  return common.has(lower) || isDecorated(password, common);
}
