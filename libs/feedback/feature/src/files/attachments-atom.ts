import type { TicketFile } from '@vinlore/feedback-domain';
import { atom } from 'jotai';

/** An attachment of an unsent message. */
export interface Attachment {
  /** Idempotency key of the upload. */
  readonly key: string;
  readonly file: File;
  readonly state: 'uploading' | 'uploaded' | 'failed';
  /** Upload progress, 0 to 1. */
  readonly share: number;
  /** The stored file; null until the server has it. */
  readonly kept: TicketFile | null;
  /** Why it was rejected. */
  readonly fault: string | null;
  /** Whether a retry makes sense. */
  readonly isWorthRetry: boolean;
  /** Aborts the upload. */
  readonly stop: AbortController;
}

/**
 * Attachments of unsent messages, by where they are written. In memory, since browsers don't let files be read again:
 * they survive navigation and sign-in within the app but no reload.
 */
export const attachmentsAtom = atom<Readonly<Record<string, readonly Attachment[]>>>({});
