import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Language } from '@vinlore/i18n';

/** A catalog text to check. */
export interface CatalogText {
  readonly language: Language;
  /** Such as `deletion.title`. */
  readonly key: string;
  /** ICU MessageFormat. */
  readonly text: string;
}

/** A writing rule. */
export interface VoiceRule {
  readonly name: string;
  /** The problem with a text and how to fix it; null if there is none. */
  readonly fault: (text: CatalogText) => string | null;
}

/** Texts that the specification quotes verbatim (§4, §6), by key. */
export const SPECIFIED: Readonly<Record<string, string>> = {
  'rating.satisfaction5': 'Very Satisfied',
  'rating.satisfaction2': 'Not Satisfied',
  'rating.satisfaction1': 'Very Dissatisfied',
  'rating.support': 'Contact Support',
  'support.title': 'Contact Support',
  'rating.nothing': "I don't want to do anything",
  'deletion.submitting': 'Loading...',
};

/** Words we avoid in English, with their replacement. */
const ENGLISH: readonly (readonly [RegExp, string])[] = [
  [/\be-mails?\b/i, 'email'],
  [/\blog(s|ged|ging)? (in|out)\b|\blogin\b/i, 'sign in, sign out'],
  [/\bmailbox(es)?\b/i, 'inbox'],
  [/\bletters? (lead|wait|come|went|go)/i, 'email'],
  [/\bpretend(ed|s)?\b|\bsandbox\b/i, 'test mode'],
  [/\bperhaps\b/i, 'maybe, or nothing'],
  [/\b(of|from) ours\b/i, 'our'],
  [/\bnobody\b|\bsomebody\b/i, 'no one, someone, or who it is'],
  [/\bgiven back\b|\bgives? back\b|\bcomes? back\b/i, 'refund'],
  [/\bmistyped\b|\bdoes not agree\b|\bdo not agree\b/i, 'typo, doesn’t match'],
  [/\bway out\b/i, 'cancel'],
  [/\bset(s|ting)? the (sticker|PDF)\b/i, 'create'],
  [/\bthe paper\b|(?<!\bbuild )\bsheets?\b/i, 'window sticker, report'],
  [/\bwish(es|ed)?\b/i, 'request'],
  [/\badmin\b|\bback office\b/i, 'staff desk'],
];

/** The same for Spanish: neutral Latin American, as written in the US. */
const SPANISH: readonly (readonly [RegExp, string])[] = [
  [/\bordenador(es)?\b/i, 'computadora'],
  [/\bm[oó]vil(es)?\b/i, 'teléfono, celular'],
  [/\bcoches?\b/i, 'auto, vehículo'],
  [/\bcarros?\b/i, 'auto, vehículo (only Historial VIN says carro)'],
  [/\bmatr[ií]culas?\b/i, 'placa'],
  [/\bvosotros\b|\bvuestr[oa]s?\b/i, 'ustedes, tú'],
  [/\bpinch(a|ar|e)\b/i, 'haz clic, toca'],
  [/\be-mails?\b|\bemails?\b/i, 'correo'],
  [/\bbuz[oó]n\b/i, 'bandeja de entrada'],
  [/\bquiz[aá]s?\b|\btal vez\b/i, 'nothing, or what is known'],
];

/** British spellings, each with the American one. */
const BRITISH: readonly (readonly [RegExp, string])[] = [
  [/colour/i, 'color'],
  [/behaviour/i, 'behavior'],
  [/favourit/i, 'favorite'],
  [/honour/i, 'honor'],
  // Part of the name of a Canadian license.
  [/(?<!Open Government )\blicence/i, 'license'],
  [/\bcancell(ed|ing)/i, 'canceled, canceling'],
  [/\bcentre/i, 'center'],
  [/\bgrey/i, 'gray'],
  [/\blabell(ed|ing)/i, 'labeled'],
  [/\bmodell(ed|ing)/i, 'modeled'],
  [/\btravell(ed|ing)/i, 'traveled'],
  [/\b(organ|recogn|author|initial|normal|optim|summar|real|custom|minim|maxim)is(e|es|ed|ing|ation)\b/i, '-ize'],
  [/\banalys(e|es|ed|ing)\b/i, 'analyze'],
  [/\bjudgement/i, 'judgment'],
  [/\b(whilst|amongst|learnt|spelt)\b/i, 'while, among, learned, spelled'],
  [/\btyres?\b/i, 'tire'],
];

const found = (words: readonly (readonly [RegExp, string])[], text: string): string | null => {
  for (const [word, instead] of words) {
    const match = word.exec(text);
    if (match) return `"${match[0]}": write ${instead}`;
  }
  return null;
};

/** The first British spelling in a text with its American one; null if there is none. */
export const britishIn = (text: string) => found(BRITISH, text);

/** Names that stay capitalized within a sentence. */
const PROPER =
  /^(VINs?|PDFs?|ZIP|CSV|QR|USPS|NHTSA|EPA|URL|API|ID|US|USA|UTC|US\$|I|I’m|I’ll|English|Spanish|Español|Vinlore|Stripe|Google|Apple|Chrome|Safari|Firefox|Windows|Android|NMVTIS|VinAudit|Monroney|Canad[aá]|Mexico|Europe|European|America|American|January|JavaScript|Facebook|Instagram|LinkedIn|YouTube|TikTok|Ford|Chrysler|Volkswagen|GM|General|Motors|Markdown|Payload|MSRP|CSS|HTML|HTTPS?|SMTP|JSON|NDJSON|DMV|WMI|VDS|CO2|MPG|MPGe|kWh|Europa|Toyota|Camry|OK|WCAG|AA|XMLHttpRequest|B\d*)(?![\p{L}\d_])/u;

/** Names of several words that aren't names individually. */
const NAMES = /\b(?:Tag Manager|United States|Estados Unidos)\b/g;

/** Keys whose texts are place names or quote a regulation (40 CFR 600, 49 CFR 575.301 and 583.5). */
const keepsCapitals = (key: string) =>
  /^(region|country|province|vpic\.countries|fuelEconomy|safety|partsContent)\./.test(key);

/** The text without its placeholders, which can contain anything. */
const plain = (text: string) => text.replaceAll(/\{[^{}]*\}/g, '').replaceAll(/<[^>]*>/g, '');

/** The text with one word per placeholder, and the longest case of each plural or select. */
function spoken(compiled: unknown): string {
  if (typeof compiled === 'string') return compiled;
  if (!Array.isArray(compiled)) return '';
  return compiled
    .map((token: unknown) => {
      if (!Array.isArray(token)) return String(token);
      const cases = Object.values((token[2] as Record<string, unknown> | undefined) ?? {}).map(spoken);
      return cases.sort((one, other) => other.length - one.length)[0] || 'X';
    })
    .join('');
}

const wordsOf = (said: string) => said.split(/\s+/).filter((word) => /\p{L}|\d|#/u.test(word));

const isHeading = (key: string) => /(^|\.|[a-z])([tT]itle|[hH]eading)$/.test(key);
const isButton = (key: string) =>
  /(^|\.)(submit|send|save|cancel|close|remove|add|goOn|continue|confirm|retry)$/.test(key);

const isHint = (key: string) => /([hH]int|[lL]ead|help|note)$/.test(key);

/** Maximum text lengths; a placeholder counts as one character. */
function limitOf(key: string): { readonly characters: number; readonly words?: number } | null {
  if (isHeading(key)) return { characters: 48, words: 8 };
  if (isButton(key)) return { characters: 24, words: 4 };
  return isHint(key) ? { characters: 110 } : null;
}

/** Our writing rules, as far as they can be checked automatically. */
export const VOICE_RULES: readonly VoiceRule[] = [
  { name: 'words', fault: ({ language, text }) => found(language === 'en' ? ENGLISH : SPANISH, plain(text)) },
  { name: 'american', fault: ({ language, text }) => (language === 'en' ? britishIn(plain(text)) : null) },
  {
    name: 'ellipsis',
    fault: ({ text }) => (/ …|\.\.\./.test(text) ? 'write "Loading…", without a space and with one character' : null),
  },
  {
    name: 'apostrophe',
    fault: ({ text }) => (/\p{L}'\p{L}/u.test(text) ? "write ’: ICU reads ' as the start of a quotation" : null),
  },
  {
    name: 'length',
    fault({ key, text }) {
      const limit = limitOf(key);
      if (!limit) return null;
      const said = spoken(compileMessage(text));
      if (said.length > limit.characters) return `${said.length} characters: at most ${limit.characters}`;
      const count = wordsOf(said).length;
      return limit.words !== undefined && count > limit.words ? `${count} words: at most ${limit.words}` : null;
    },
  },
  {
    name: 'period',
    fault: ({ key, text }) =>
      (isHeading(key) || isButton(key)) && /[^.]\.$/.test(text) ? 'a heading and a button end without a period' : null,
  },
  {
    name: 'sentence-case',
    fault({ key, text }) {
      if (keepsCapitals(key)) return null;
      const words = plain(text).replaceAll(NAMES, 'VIN').split(/\s+/);
      // The first word of a sentence, or after a colon or dash, may be capitalized.
      const odd = words.filter(
        (word, at) =>
          at > 0 && !/[.!?:–…»”)]$/.test(words[at - 1]!) && /^\p{Lu}\p{Ll}+/u.test(word) && !PROPER.test(word),
      );
      const isTitleCase = words.length > 1 && words.length <= 6 && odd.length > 0 && odd.length >= words.length / 2;
      return isTitleCase ? `"${odd[0]}": only the first word and names begin with a capital` : null;
    },
  },
];
