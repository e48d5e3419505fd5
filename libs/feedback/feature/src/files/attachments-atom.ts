import type { TicketFile } from '@vinlore/feedback-domain';
import { atom } from 'jotai';

/** A file that was added to a message and not sent yet. */
export interface Attachment {
  /** The id under which it is uploaded: tried again, it is one file. */
  readonly key: string;
  readonly file: File;
  readonly state: 'uploading' | 'uploaded' | 'failed';
  /** How much of it is out, 0 to 1. */
  readonly share: number;
  /** What the server made of it; null while it has none of it. */
  readonly kept: TicketFile | null;
  /** Why it was not taken. */
  readonly fault: string | null;
  /** Whether the same file may be taken another time. */
  readonly isWorthRetry: boolean;
  /** Gives up the upload. */
  readonly stop: AbortController;
}

/**
 * Files of messages that are being written, by the place where. In memory, since a browser hands out files once: they outlive
 * another page of the app and a login in it, not a reload.
 */
export const attachmentsAtom = atom<Readonly<Record<string, readonly Attachment[]>>>({});
