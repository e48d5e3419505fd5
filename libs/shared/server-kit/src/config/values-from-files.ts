import { readFileSync } from 'node:fs';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Returns the environment with variables read from files: `STRIPE_SECRET_KEY_FILE=/run/secrets/stripe` gives
 * `STRIPE_SECRET_KEY` the contents of that file, without space around them. This is how Docker, Kubernetes, and systemd
 * hand over secrets, which then stand in no process list and no `docker inspect`.
 *
 * @param names variables that may come from a file
 * @param reject called with a variable and what it takes; must throw
 */
export function withValuesFromFiles(
  env: Environment,
  names: readonly string[],
  reject: (variable: string, takes: string) => never,
): Environment {
  const values = names.flatMap((name) => {
    const variable = `${name}_FILE`;
    const file = env[variable]?.trim();
    if (!file) return [];
    if (env[name]?.trim()) return reject(variable, `can’t be set together with ${name}`);
    return [[name, contentsOf(file) ?? reject(variable, 'takes a file that can be read')] as const];
  });
  return values.length === 0 ? env : { ...env, ...Object.fromEntries(values) };
}

function contentsOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return undefined;
  }
}
