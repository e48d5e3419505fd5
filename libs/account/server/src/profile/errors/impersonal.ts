/** Longest text of an error that is kept. */
const LONGEST = 500;

const SECRET_NAMES =
  'pass(?:word|wd)?|new_pass|old_pass|token|bearer|secret|secu_id|authorization|cookie|session|api_?key';

/**
 * What could tell of a person, and what stands in its place; the order matters. A text that looks like a secret and is
 * none is a smaller loss than the other way around.
 */
const RULES: readonly (readonly [RegExp, string | ((found: string) => string)])[] = [
  [/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}]+/gu, ' '],
  // `render@https://…` is how Firefox and Safari write a line of a stack.
  [/(?<![^\s<>"(),:;[\]])[^\s<>"(),:;[\]]+?(?:@|%40)(?!https?:)[^\s<>"(),:;/?&#[\]{}]+/giu, '[email]'],
  // Words of a failed parse and values of forms are quoted; names of variables and properties may stay.
  [/"[^"]*"|“[^”]*”|`[^`]*`/g, (found) => (/^.[\w$.[\]-]{0,40}.$/.test(found) && !/\d{3}/.test(found) ? found : '"…"')],
  [/\?[^\s"'<>)\]}]+/g, '?[query]'],
  [/#[^\s"'<>)\]}]*=[^\s"'<>)\]}]*/g, '#[hash]'],
  [new RegExp(`\\b(?:${SECRET_NAMES})\\b["']?\\s*[:=]\\s*(?:bearer\\s+)?[^\\s,;]+`, 'giu'), '[secret]'],
  [/\bbearer\s+[^\s,;]+/giu, '[secret]'],
  [/\beyJ[\w-]+(?:\.[\w-]*)+/g, '[token]'],
  [/(?<![A-Za-z0-9])(?=[A-Za-z0-9]*\d)[A-HJ-NPR-Za-hj-npr-z0-9]{17}(?![A-Za-z0-9])/g, '[VIN]'],
  // Our own files carry a hash in their names; long names of functions have no digits, as few tokens of 32 signs do.
  [
    /[\w+~-]{16,}(?:\.(?:m?js|css)\b)?/g,
    (found) => (/\.(?:m?js|css)$/.test(found) || (found.length < 32 && !/\d/.test(found)) ? found : '[token]'),
  ],
  // Short VINs of classics, plates with their numbers, order numbers: letters and many digits in one word.
  [/(?<![\w.])(?=\w*[A-Za-z])(?=(?:\w*\d){5})\w+/g, '[number]'],
  [/\+?\(?\d[\d ().-]{6,}\d/g, '[number]'],
];

/** An error's text without control characters, email addresses, tokens, VINs, phone numbers and query strings. */
export function impersonal(text: string): string {
  let rest = text;
  for (const [pattern, instead] of RULES)
    rest = typeof instead === 'string' ? rest.replace(pattern, instead) : rest.replace(pattern, instead);
  return rest.trim().slice(0, LONGEST);
}
