/** A command's output and exit code. */
export interface Outcome {
  readonly code: number;
  readonly words: string;
}

/** Prints it: results to standard output, errors to standard error. @returns the exit code */
export function printOutcome({ code, words }: Outcome): number {
  (code === 0 ? process.stdout : process.stderr).write(words);
  return code;
}
