/**
 * The existing brand projects in a JSON list, without duplicates.
 *
 * @param {string} text
 * @param {readonly string[]} known
 * @returns {string[]}
 * @throws {Error} with a message if the text isn't a list of brands
 */
export function plannedBrands(text, known) {
  /** @type {unknown} */
  let list;
  try {
    list = JSON.parse(text);
  } catch {
    list = null;
  }
  if (!Array.isArray(list)) throw new Error('Pass brands as a JSON list such as ["brand-vinlore"].');
  const strange = list.filter((name) => !known.includes(name));
  if (strange.length > 0) throw new Error(`Unknown brand ${JSON.stringify(strange[0])}. Brands: ${known.join(', ')}.`);
  return [...new Set(list)];
}

/**
 * Whether GitHub's response to `commits/<sha>/check-runs` says that the latest run of `required` succeeded.
 *
 * @param {{ check_runs?: { name: string, conclusion: string | null, started_at?: string | null }[] }} answer
 */
export function passedRequired({ check_runs = [] }) {
  const [newest] = check_runs
    .filter(({ name }) => name === 'required')
    .sort((a, b) => ((a.started_at ?? '') < (b.started_at ?? '') ? 1 : -1));
  return newest?.conclusion === 'success';
}
