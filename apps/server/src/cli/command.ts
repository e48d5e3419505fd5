/** A command: takes its arguments and returns the exit code. */
export type Command = (args: readonly string[]) => Promise<number>;

/** Adds help to a command: prints the usage for `--help` or `-h` instead of running it. */
export const withHelp =
  (usage: string, run: Command): Command =>
  (args) => {
    if (!args.some((arg) => arg === '--help' || arg === '-h')) return run(args);
    process.stdout.write(usage);
    return Promise.resolve(0);
  };
