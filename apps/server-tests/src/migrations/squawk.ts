import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Squawk's binary for this machine, or null: it is installed for Linux on x64, where CI runs. */
const COMMAND = commandHere();

function commandHere(): string | null {
  try {
    const folder = dirname(createRequire(import.meta.url).resolve('@squawk-cli/linux-x64/package.json'));
    return join(folder, 'bin/squawk');
  } catch {
    return null;
  }
}

/** Whether Squawk can run on this machine. */
export const canJudge = COMMAND !== null;

/** Squawk's rules about locks held for as long as a large table takes, and the alternatives. */
const RULES: Readonly<Record<string, string>> = {
  'adding-field-with-default':
    'Add the column without a default that is computed for each row, then fill it in batches.',
  'adding-foreign-key-constraint': 'Add it `not valid`, and `validate constraint` in the next migration.',
  'adding-not-nullable-field':
    'Add `check (… is not null) not valid`, validate it in the next migration, and set `not null` in a third one.',
  'adding-required-field': 'Give the column a constant default, or leave it nullable.',
  'adding-serial-primary-key-field': 'Make a table with the key, and fill it in batches.',
  'changing-column-type': 'Add another column, fill it in batches, and read it instead.',
  'constraint-missing-not-valid': 'Add it `not valid`, and `validate constraint` in the next migration.',
  'disallowed-unique-constraint': 'Make a unique index with `largeIndexes` of `@vinlore/database`.',
  'require-concurrent-index-creation': 'Use `largeIndexes` of `@vinlore/database`.',
  'require-concurrent-index-deletion': 'Leave the index, or drop it concurrently by hand once no release uses it.',
  'syntax-error': 'Squawk cannot read it.',
};

/** A statement that Squawk warns about. */
interface Warning {
  readonly file: string;
  /** Zero-based. */
  readonly line: number;
  readonly rule_name: string;
}

/**
 * Statements that would block a large existing table, by migration; tables created by the same migration are empty.
 * Clean migrations have no entry.
 *
 * @param migrations SQL by name
 * @returns a line per problem: the rule, the statement, and the alternative
 */
export async function blockersIn(migrations: ReadonlyMap<string, string>): Promise<ReadonlyMap<string, string[]>> {
  const folder = await mkdtemp(join(tmpdir(), 'vinlore-squawk-'));
  try {
    const names = [...migrations.keys()];
    const files = names.map((_, index) => join(folder, `${index}.sql`));
    await Promise.all(files.map((file, index) => writeFile(file, migrations.get(names[index]!)!)));
    const warnings = await squawk(files);
    const blockers = new Map<string, string[]>();
    for (const { file, line, rule_name } of warnings.filter((warning) => warning.rule_name in RULES)) {
      const name = names[Number(basename(file, '.sql'))]!;
      const statement = migrations.get(name)!.split('\n')[line]!.trim();
      blockers.set(name, [...(blockers.get(name) ?? []), `${rule_name}: ${statement} – ${RULES[rule_name]}`]);
    }
    return blockers;
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function squawk(files: readonly string[]): Promise<readonly Warning[]> {
  const options = ['--reporter', 'json', '--pg-version', '17', '--assume-in-transaction'];
  if (COMMAND === null) throw new Error('Squawk is not installed for this machine.');
  const linted = run(COMMAND, [...options, ...files], { maxBuffer: 64 * 1024 * 1024 });
  // Exits with 1 if it has warnings.
  const { stdout } = await linted.catch((error: { readonly code?: unknown; readonly stdout: string }) => {
    if (error.code !== 1) throw error;
    return error;
  });
  return JSON.parse(stdout) as Warning[];
}
