import { type AnyDocument, AnyDocumentSchema, NumberSchema } from '@vinlore/content-domain';
import * as v from 'valibot';

/** What somebody typed and the server does not have yet. */
interface KeptText {
  /** The number that they started from. */
  readonly base: number;
  readonly document: AnyDocument;
}

/** Keeps texts in this browser until the server has them: over a reload, a lost connection, a session that ended. */
export interface KeptTexts {
  read(key: string): KeptText | null;
  /** @returns false where the browser keeps nothing */
  write(key: string, text: KeptText): boolean;
  remove(key: string): void;
}

const KeptSchema = v.object({ base: NumberSchema, document: AnyDocumentSchema });
const PREFIX = 'content-text:';

/** Texts in local storage; a browser that refuses it keeps nothing, and everything else goes on. */
export function keptTexts(storage: () => Storage = () => localStorage): KeptTexts {
  const attempt = <T>(access: (open: Storage) => T): T | undefined => {
    try {
      return access(storage());
    } catch {
      return undefined;
    }
  };
  return {
    read: (key) =>
      attempt((open) => {
        const text = open.getItem(PREFIX + key);
        return text === null ? null : v.parse(KeptSchema, JSON.parse(text));
      }) ?? null,
    write: (key, text) => attempt((open) => open.setItem(PREFIX + key, JSON.stringify(text)) ?? true) ?? false,
    remove: (key) => attempt((open) => open.removeItem(PREFIX + key)),
  };
}
