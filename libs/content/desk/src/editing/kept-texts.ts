import { type AnyDocument, AnyDocumentSchema, NumberSchema } from '@vinlore/content-domain';
import * as v from 'valibot';

/** Changes that the server doesn't have yet. */
interface KeptText {
  /** The entry number the changes are based on. */
  readonly base: number;
  readonly document: AnyDocument;
}

/** Keeps unsaved texts in the browser, across reloads, lost connections, and expired sessions. */
export interface KeptTexts {
  read(key: string): KeptText | null;
  /** @returns false if the browser can't store anything */
  write(key: string, text: KeptText): boolean;
  remove(key: string): void;
}

const KeptSchema = v.object({ base: NumberSchema, document: AnyDocumentSchema });
const PREFIX = 'content-text:';

/** Stores unsaved texts in local storage; without it, nothing is stored and editing still works. */
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
