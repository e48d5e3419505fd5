/** Maximum length of a logged error text. */
const LONGEST = 500;

const SECRET_NAMES =
  'pass(?:word|wd)?|new_pass|old_pass|token|bearer|secret|secu_id|authorization|cookie|session|api_?key';

/**
 * Patterns that could identify a person, and their replacements; order matters. It's better to remove too much than too
 * little.
 */
const RULES: readonly (readonly [RegExp, string | ((found: string) => string)])[] = [
  [/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}]+/gu, ' '],
  // `render@https://…` is how Firefox and Safari format a stack frame.
  [/(?<![^\s<>"(),:;[\]])[^\s<>"(),:;[\]]+?(?:@|%40)(?!https?:)[^\s<>"(),:;/?&#[\]{}]+/giu, '[email]'],
  // Quoted text may be form values or failed input; names of variables and properties are kept.
  [/"[^"]*"|“[^”]*”|`[^`]*`/g, (found) => (/^.[\w$.[\]-]{0,40}.$/.test(found) && !/\d{3}/.test(found) ? found : '"…"')],
  [/\?[^\s"'<>)\]}]+/g, '?[query]'],
  [/#[^\s"'<>)\]}]*=[^\s"'<>)\]}]*/g, '#[hash]'],
  [new RegExp(`\\b(?:${SECRET_NAMES})\\b["']?\\s*[:=]\\s*(?:bearer\\s+)?[^\\s,;]+`, 'giu'), '[secret]'],
  [/\bbearer\s+[^\s,;]+/giu, '[secret]'],
  [/\beyJ[\w-]+(?:\.[\w-]*)+/g, '[token]'],
  [/(?<![A-Za-z0-9])(?=[A-Za-z0-9]*\d)[A-HJ-NPR-Za-hj-npr-z0-9]{17}(?![A-Za-z0-9])/g, '[VIN]'],
  // Our own files have hashes in their names; long function names have no digits, as almost all 32-character tokens do.
  [
    /[\w+~-]{16,}(?:\.(?:m?js|css)\b)?/g,
    (found) => (/\.(?:m?js|css)$/.test(found) || (found.length < 32 && !/\d/.test(found)) ? found : '[token]'),
  ],
  // Pre-1981 VINs, plate numbers, order numbers: words that mix letters and many digits.
  [/(?<![\w.])(?=\w*[A-Za-z])(?=(?:\w*\d){5})\w+/g, '[number]'],
  [/\+?\(?\d[\d ().-]{6,}\d/g, '[number]'],
];

/**
 * Returns an error text without control characters, email addresses, tokens, VINs, phone numbers, and query strings.
 */
export function impersonal(text: string): string {
  let rest = text;
  for (const [pattern, instead] of RULES)
    rest = typeof instead === 'string' ? rest.replace(pattern, instead) : rest.replace(pattern, instead);
  return rest.trim().slice(0, LONGEST);
}
