/** An object in a listing. */
export interface ListedObject {
  readonly key: string;
  /** In bytes. */
  readonly size: number;
  readonly storedAt: Date;
}

/**
 * A place outside the database that stores bytes by key. Every method rejects with `FileUnavailable` if it can't be
 * reached.
 */
export interface Bucket {
  /** Stores an object, replacing one with the same key. @param type media type */
  put(key: string, bytes: Uint8Array, type: string): Promise<void>;
  /** Returns an object's bytes; null if there is none. */
  get(key: string): Promise<Buffer | null>;
  /** Returns an object's size in bytes and media type; null if there is none. */
  stat(key: string): Promise<{ readonly size: number; readonly type: string } | null>;
  /** Deletes an object, if there is one. */
  delete(key: string): Promise<void>;
  /** Returns all objects, in no particular order. */
  list(): AsyncIterable<ListedObject>;
}

/** The key of a brand's object: brands share nothing, not even equal bytes. */
export const keyOf = (brand: string, sha256: string): string => `${brand}/${sha256}`;
