/** Error of a backup or restore: what is wrong, and what to do. Nothing was changed. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
  readonly advice: string;

  constructor(message: string, advice: string, cause?: unknown) {
    super(message, { cause });
    this.advice = advice;
  }
}
