/** A file of a release. */
interface AboutFile {
  readonly bytes: number;
  /** In hex. */
  readonly sha256: string;
}

/** What is noted of an imported release. */
export interface AboutRelease {
  /** NHTSA's name of it, such as `vPICList_lite_2026_09`. */
  readonly release: string;
  /** The day of its newest change, `YYYY-MM-DD`. */
  readonly as_of: string;
  readonly imported_at: string;
  /** Who ran the import, by the name of the operating system's user. */
  readonly by: string;
  /** The dump that was imported. */
  readonly dump: AboutFile & { readonly name: string };
  readonly index: AboutFile;
  readonly catalogue: AboutFile;
  /** Rows of each table that was read. */
  readonly rows: Readonly<Record<string, number>>;
}

// Checked by hand: the command line reads this before its first answer, and loading valibot would cost it milliseconds.

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const isText = (value: unknown) => typeof value === 'string';
const isCount = (value: unknown) => Number.isSafeInteger(value) && (value as number) >= 0;
const isFile = (value: unknown) =>
  isRecord(value) &&
  isCount(value['bytes']) &&
  isText(value['sha256']) &&
  /^[0-9a-f]{64}$/.test(String(value['sha256']));

/** What is noted of a release, as it was kept; null where that is damaged. */
export function aboutRelease(kept: unknown): AboutRelease | null {
  const isWhole =
    isRecord(kept) &&
    ['release', 'as_of', 'imported_at', 'by'].every((field) => isText(kept[field])) &&
    ['dump', 'index', 'catalogue'].every((field) => isFile(kept[field])) &&
    isText((kept['dump'] as Record<string, unknown>)['name']) &&
    isRecord(kept['rows']) &&
    Object.values(kept['rows']).every(isCount);
  return isWhole ? (kept as unknown as AboutRelease) : null;
}

/** Which release is in use, as the store's pointer says it. */
export interface ReleasePointer {
  /** Folder of the release in use; null: the index of the build is. */
  readonly current: string | null;
  /** The one that was in use before, for going back; null: the index of the build, or none. */
  readonly previous: string | null;
  /** When that was decided, in ISO 8601. */
  readonly changed_at: string;
}

/** Folders are named by us: nothing else in the pointer is followed. */
const isFolder = (value: unknown) =>
  value === null || (isText(value) && /^[A-Za-z0-9_-][A-Za-z0-9_.-]*$/.test(String(value)));

/** A pointer as it was kept; null where it is damaged. One of an older version does not say when it was decided. */
export function releasePointer(kept: unknown): ReleasePointer | null {
  if (!isRecord(kept)) return null;
  const { current, previous, changed_at = new Date(0).toISOString() } = kept;
  const isWhole =
    isFolder(current) && isFolder(previous) && isText(changed_at) && !Number.isNaN(Date.parse(String(changed_at)));
  return isWhole ? ({ current, previous, changed_at } as ReleasePointer) : null;
}
