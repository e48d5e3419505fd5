/**
 * Formats make and model names for display (spec §3): words are title-cased, words of 3 letters or fewer are upper
 * case, underscores and hyphens become spaces. `TOYOTA` → `Toyota`, `BMW` → `BMW`, `LAND_ROVER` → `Land Rover`.
 */
export function titleCase(text: string): string {
  return text
    .replace(/[_-]+/g, ' ')
    .trim()
    .split(/\s+/)
    .map((word) => ([...word].length <= 3 ? word.toUpperCase() : word[0]!.toUpperCase() + word.slice(1).toLowerCase()))
    .join(' ');
}
