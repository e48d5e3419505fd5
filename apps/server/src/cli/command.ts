/** A command: gets its arguments, answers the exit code. */
export type Command = (args: readonly string[]) => Promise<number>;

/** A command that says how it is used when it is asked with `--help` or `-h`, and then does nothing else. */
export const withHelp =
  (usage: string, run: Command): Command =>
  (args) => {
    if (!args.some((arg) => arg === '--help' || arg === '-h')) return run(args);
    process.stdout.write(usage);
    return Promise.resolve(0);
  };
