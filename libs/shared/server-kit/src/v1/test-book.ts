/** Documents that test mode makes. */
export type TestKind = 'report' | 'sticker';

/** A document of test mode: it is composed again from its subject each time it is read. */
export interface TestObject {
  /** `test_` and 20 random characters; no live document has such an id. */
  readonly id: string;
  readonly kind: TestKind;
  /** What it is about, such as a VIN. */
  readonly subject: string;
  readonly createdAt: Date;
}

/** A page of objects, newest first. */
export interface TestPage {
  readonly objects: readonly TestObject[];
  /** Id to continue after; null on the last page. */
  readonly next: string | null;
}

/**
 * An account's objects and credits of test mode, apart from all live ones. Implemented by the platform module, passed in
 * by the server.
 */
export interface TestBook {
  /**
   * Makes a document and books its credit; the same subject gives the document that exists, free.
   *
   * @returns null if no credit is left
   */
  create(kind: TestKind, subject: string): Promise<TestObject | null>;
  find(kind: TestKind, id: string): Promise<TestObject | null>;
  list(kind: TestKind, page: { readonly cursor?: string | undefined; readonly limit: number }): Promise<TestPage>;
  /** Credits left. */
  balance(kind: TestKind): Promise<number>;
  /** Deletes the objects and gives back the credits. */
  reset(): Promise<void>;
}
