/**
 * @typedef {{ name: string; title: string; steps: string[] }} Scenario `name` is the word by which it is run
 */

/**
 * Reads scenarios: `Scenario NAME: title`, then a step on each line; `#` begins a comment.
 *
 * @param {string} text
 * @returns {Scenario[]}
 * @throws {Error} for a step outside a scenario, and for two scenarios of one name
 */
export function readScenarios(text) {
  /** @type {Scenario[]} */
  const scenarios = [];
  for (const [at, whole] of text.split('\n').entries()) {
    const line = whole.trim();
    if (line === '' || line.startsWith('#')) continue;
    const [, name = '', title = ''] = /^Scenario ([a-z-]+): (.+)$/.exec(line) ?? [];
    const current = scenarios.at(-1);
    if (name) {
      if (scenarios.some((other) => other.name === name))
        throw new Error(`Line ${at + 1}: two scenarios are called ${name}.`);
      scenarios.push({ name, title, steps: [] });
    } else if (current) current.steps.push(line);
    else throw new Error(`Line ${at + 1}: a step before the first scenario.`);
  }
  return scenarios;
}

/**
 * @template Context
 * @typedef {readonly [RegExp, (context: Context, ...args: string[]) => Promise<unknown>]} Step
 */

/**
 * Finds what a step does.
 *
 * @template Context
 * @param {readonly Step<Context>[]} steps
 * @param {string} line
 * @returns {(context: Context) => Promise<unknown>}
 * @throws {Error} unless exactly one step fits the line
 */
export function stepFor(steps, line) {
  const fitting = steps.flatMap(([pattern, work]) => {
    const match = pattern.exec(line);
    return match ? [{ work, args: match.slice(1) }] : [];
  });
  const [found] = fitting;
  if (!found || fitting.length > 1) throw new Error(`${fitting.length} steps fit "${line}".`);
  return (context) => found.work(context, ...found.args);
}
