/** Words that are written in capitals, or in a way of their own, by those whose names they are. */
const ownSpelling = new Map(
  [
    ...['AM', 'AMC', 'BMW', 'BYD', 'DMC', 'GMC', 'KTM', 'MCI', 'MG', 'SRT', 'TVR', 'UD', 'VPG'],
    ...['AB', 'AG', 'BV', 'FCA', 'GM', 'KG', 'LLC', 'LP', 'NV', 'SA', 'SE', 'SPA', 'UK', 'US', 'USA'],
    ...['McLaren', 'DeLorean', 'DeTomaso', 'McDonough', 'GmbH', 'Ltd', 'Mfg', 'Mt', 'Ft', 'St', 'Ste'],
  ].map((word) => [word.toUpperCase(), word]),
);

const smallWords = new Set(['AND', 'DE', 'DEL', 'DU', 'LA', 'OF', 'VON', 'Y']);

/**
 * vPIC's capitals as a name is written: `TOYOTA` → `Toyota`, `BMW` → `BMW`, `KANSAS CITY` → `Kansas City`. A name that
 * already has a small letter is somebody's own spelling and stays. `titleCase` is the specification's plainer rule for the
 * make in a vehicle's name (spec §3), by which `MERCEDES-BENZ` loses its hyphen and `KIA` stays in capitals.
 */
export function properName(name: string): string {
  const text = name.trim().replace(/\s+/gu, ' ');
  if (/\p{Ll}/u.test(text)) return text;
  return text.replace(/[\p{L}\p{M}\d.'’]+/gu, (word, at: number) => {
    const own = ownSpelling.get(word);
    // Initials (S.A., C.V., WTM) and words with a figure in them are left alone.
    if (own || /\d|^(?:\p{L}\.){2,}|^[^AEIOUY.]{2,3}$/u.test(word)) return own ?? word;
    if (at > 0 && smallWords.has(word)) return word.toLowerCase();
    return word.toLowerCase().replace(/^\p{L}|(?<=^[DO]['’])\p{L}/giu, (letter) => letter.toUpperCase());
  });
}
