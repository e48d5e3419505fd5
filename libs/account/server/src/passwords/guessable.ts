/** Words that people often combine with a year or a symbol and that the list of leaked passwords lacks. */
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
 * 49,000 of the most common leaked passwords (`passwords-common` of zxcvbn-ts, ranked from public breaches). Loaded
 * from the package when the first password is chosen, so it needs no network and doesn't slow down startup.
 */
function commonPasswords(): Promise<ReadonlySet<string>> {
  return (commonest ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set([...dictionary['passwords-common'], ...SEASONAL]),
  ));
}

/** Up to four characters repeated: `aaaaaaaa`, `abcabcab`. */
function isRepetition(characters: readonly string[]): boolean {
  return [1, 2, 3, 4].some((period) => characters.every((each, at) => at < period || each === characters[at - period]));
}

/** Rows of a keyboard. */
const ROWS = ['1234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
/** Shorter sequences occur in ordinary words. */
const RUN = 3;

/**
 * Directions that lead from one character to the next: along the alphabet or a keyboard row, forward or backward; empty if none.
 */
function stepsBetween(a: string, b: string): readonly string[] {
  const along = (name: string, step: number) => (Math.abs(step) <= 1 ? [`${name}${step}`] : []);
  const rows = ROWS.filter((row) => row.includes(a) && row.includes(b));
  return [
    ...along('alphabet', b.codePointAt(0)! - a.codePointAt(0)!),
    ...rows.flatMap((row) => along(row, row.indexOf(b) - row.indexOf(a))),
  ];
}

/** Consists only of sequences of three or more: `12345678`, `qwertyuiop`, `1234abcd`, `987aaazxc`. */
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

/** Letters and digits only, lowercase, without accents. */
function bare(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

/** The same with leetspeak decoded: `V!nl0re` becomes `vinlore`. */
function unmasked(text: string): string {
  const letters = text.toLowerCase().replace(/[@$!]/g, (sign) => SIGNS[sign]!);
  return bare(letters).replace(/[013457]/g, (digit) => LOOKALIKES[digit]!);
}

/** Without leading and trailing digits; numbers stay as they are. */
const withoutNumbers = (text: string) => text.replace(/^\d+|\d+$/g, '') || text;

/** This many characters before or after a common word don't make it secure: `Password123!`, `Summer2026!`. */
const DECORATION = 8;
/** Shorter words occur by chance between digits and symbols. */
const SHORTEST_WORD = 3;

/** A common password in disguise: leetspeak, or a year, number, or symbol at either end. */
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

/** Guessable forms of a personal word: the whole word, and the local part and domain of an email. */
function partsOf(word: string): string[] {
  const [name = '', domain = ''] = word.split('@', 2);
  return [word, name, domain.split('.', 1)[0]!];
}

/** Shorter words occur within others, so only exact matches count. */
const TELLING = 4;
/** Characters allowed next to personal words without making a password secure: `myVinlore`, `Vinlore2026!`. */
const LEFT_OVER = 3;

/** Whether a password consists almost entirely of personal words and digits. */
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
 * Whether a password is easy to guess (NIST SP 800-63B §5.1.1.2, OWASP ASVS 5.0 V6.2.4, V6.2.12): a leaked one, plain
 * or in disguise, a repetition, a sequence, or made of the member's or the site's own words.
 *
 * @param ownWords email, names, and phone of the member; names of the site
 */
export async function isGuessable(password: string, ownWords: readonly string[]): Promise<boolean> {
  const lower = password.normalize('NFKC').toLowerCase();
  const characters = [...lower];
  if (isRepetition(characters) || isMadeOfRuns(characters) || isOwnWords(password, ownWords)) return true;
  const common = await commonPasswords();
  return common.has(lower) || isDecorated(password, common);
}
