/** Words written in all caps or with their owner's own capitalization. */
const ownSpelling = new Map(
  [
    ...['AM', 'AMC', 'BMW', 'BYD', 'DMC', 'GMC', 'KTM', 'MCI', 'MG', 'SRT', 'TVR', 'UD', 'VPG'],
    ...['AB', 'AG', 'BV', 'FCA', 'GM', 'KG', 'LLC', 'LP', 'NV', 'SA', 'SE', 'SPA', 'UK', 'US', 'USA'],
    ...['McLaren', 'DeLorean', 'DeTomaso', 'McDonough', 'GmbH', 'Ltd', 'Mfg', 'Mt', 'Ft', 'St', 'Ste'],
  ].map((word) => [word.toUpperCase(), word]),
);

const smallWords = new Set(['AND', 'DE', 'DEL', 'DU', 'LA', 'OF', 'VON', 'Y']);

/**
 * Formats an all-caps vPIC name: `TOYOTA` → `Toyota`, `BMW` → `BMW`, `KANSAS CITY` → `Kansas City`. A name with a
 * lower-case letter is already formatted and stays as is. `titleCase` is the simpler rule for the make in a vehicle's
 * name (spec §3), which drops the hyphen of `MERCEDES-BENZ` and leaves `KIA` in caps.
 */
export function properName(name: string): string {
  const text = name.trim().replace(/\s+/gu, ' ');
  if (/\p{Ll}/u.test(text)) return text;
  return text.replace(/[\p{L}\p{M}\d.'’]+/gu, (word, at: number) => {
    const own = ownSpelling.get(word);
    // Leave initialisms (S.A., C.V., WTM) and words with digits alone.
    if (own || /\d|^(?:\p{L}\.){2,}|^[^AEIOUY.]{2,3}$/u.test(word)) return own ?? word;
    if (at > 0 && smallWords.has(word)) return word.toLowerCase();
    return word.toLowerCase().replace(/^\p{L}|(?<=^[DO]['’])\p{L}/giu, (letter) => letter.toUpperCase());
  });
}
