/**
 * The brand projects of a JSON list, each once and only those that exist.
 *
 * @param {string} text
 * @param {readonly string[]} known
 * @returns {string[]}
 * @throws {Error} with words where the text is no list of brands
 */
export function plannedBrands(text, known) {
  /** @type {unknown} */
  let list;
  try {
    list = JSON.parse(text);
  } catch {
    list = null;
  }
  if (!Array.isArray(list)) throw new Error('Name brands as a JSON list such as ["brand-vinlore"].');
  const strange = list.filter((name) => !known.includes(name));
  if (strange.length > 0)
    throw new Error(`No brand is called ${JSON.stringify(strange[0])}. There are: ${known.join(', ')}.`);
  return [...new Set(list)];
}

/**
 * Whether GitHub's answer to `commits/<sha>/check-runs` says that the newest run of `required` succeeded.
 *
 * @param {{ check_runs?: { name: string, conclusion: string | null, started_at?: string | null }[] }} answer
 */
export function passedRequired({ check_runs = [] }) {
  const [newest] = check_runs
    .filter(({ name }) => name === 'required')
    .sort((a, b) => ((a.started_at ?? '') < (b.started_at ?? '') ? 1 : -1));
  return newest?.conclusion === 'success';
}
