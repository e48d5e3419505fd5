/** A command: gets its arguments, answers the exit code. */
export type Command = (args: readonly string[]) => Promise<number>;
