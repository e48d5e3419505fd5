/** What a command prints, and the exit code that goes with it. */
export interface Outcome {
  readonly code: number;
  readonly words: string;
}

/** Prints it: data on standard output, a mistake on standard error. @returns the exit code */
export function printOutcome({ code, words }: Outcome): number {
  (code === 0 ? process.stdout : process.stderr).write(words);
  return code;
}
