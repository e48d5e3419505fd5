/** Short forms that stay as they are. */
const KEPT = new Set(['ABS', 'ESC', 'LED', 'LPG', 'CNG', 'HVAC', 'TPMS', 'EGR', 'LATCH', 'SUV', '12V', '24V', '48V']);

/**
 * NHTSA's name of a component in the case that people write: `AIR BAGS:FRONTAL:DRIVER SIDE` → "Air bags: frontal, driver
 * side". The words stay NHTSA's.
 */
export function componentWords(component: string): string {
  const parts = component.split(':').map((part) => part.trim().replace(/\s+/g, ' '));
  const [first = '', ...rest] = parts.filter(Boolean).map((part) =>
    // A text that is not in capitals was written for people already.
    part === part.toUpperCase()
      ? part.replace(/[A-Z0-9]+/g, (word) => (KEPT.has(word) ? word : word.toLowerCase()))
      : part,
  );
  const named = first.charAt(0).toUpperCase() + first.slice(1);
  return rest.length === 0 ? named : `${named}: ${rest.join(', ')}`;
}
