/** Abbreviations that stay upper case. */
const KEPT = new Set(['ABS', 'ESC', 'LED', 'LPG', 'CNG', 'HVAC', 'TPMS', 'EGR', 'LATCH', 'SUV', '12V', '24V', '48V']);

/**
 * Formats an NHTSA component name in sentence case: `AIR BAGS:FRONTAL:DRIVER SIDE` → "Air bags: frontal, driver side".
 * The wording stays NHTSA's.
 */
export function componentWords(component: string): string {
  const parts = component.split(':').map((part) => part.trim().replace(/\s+/g, ' '));
  const [first = '', ...rest] = parts.filter(Boolean).map((part) =>
    // Text that isn't all caps was already written for people.
    part === part.toUpperCase()
      ? part.replace(/[A-Z0-9]+/g, (word) => (KEPT.has(word) ? word : word.toLowerCase()))
      : part,
  );
  const named = first.charAt(0).toUpperCase() + first.slice(1);
  return rest.length === 0 ? named : `${named}: ${rest.join(', ')}`;
}
