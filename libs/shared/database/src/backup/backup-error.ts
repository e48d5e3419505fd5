/** A backup or restore that cannot be done: what is wrong, and what to do. Nothing was changed. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
  readonly advice: string;

  constructor(message: string, advice: string, cause?: unknown) {
    super(message, { cause });
    this.advice = advice;
  }
}
