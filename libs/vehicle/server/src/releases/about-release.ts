/** A file of a release. */
interface AboutFile {
  readonly bytes: number;
  /** In hex. */
  readonly sha256: string;
}

/** Metadata of an imported release. */
export interface AboutRelease {
  /** NHTSA's name for it, such as `vPICList_lite_2026_09`. */
  readonly release: string;
  /** Date of its newest change, `YYYY-MM-DD`. */
  readonly as_of: string;
  readonly imported_at: string;
  /** Operating system user who ran the import. */
  readonly by: string;
  /** The imported dump. */
  readonly dump: AboutFile & { readonly name: string };
  readonly index: AboutFile;
  readonly catalogue: AboutFile;
  /** Rows read from each table. */
  readonly rows: Readonly<Record<string, number>>;
}

// Validated by hand: the command line reads this before its first result, and loading valibot would cost milliseconds.

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const isText = (value: unknown) => typeof value === 'string';
const isCount = (value: unknown) => Number.isSafeInteger(value) && (value as number) >= 0;
const isFile = (value: unknown) =>
  isRecord(value) &&
  isCount(value['bytes']) &&
  isText(value['sha256']) &&
  /^[0-9a-f]{64}$/.test(String(value['sha256']));

/** Parses stored release metadata; null if damaged. */
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

/** Which release is in use, according to the store's pointer. */
export interface ReleasePointer {
  /** Folder of the release in use; null for the build's index. */
  readonly current: string | null;
  /** Folder of the previous release, for rollback; null for the build's index or none. */
  readonly previous: string | null;
  /** When it was set, in ISO 8601. */
  readonly changed_at: string;
}

/** Folder names we generate. The pointer may refer to nothing else. */
const isFolder = (value: unknown) =>
  value === null || (isText(value) && /^[A-Za-z0-9_-][A-Za-z0-9_.-]*$/.test(String(value)));

/** Parses a stored pointer; null if damaged. Older versions don't record when it was set. */
export function releasePointer(kept: unknown): ReleasePointer | null {
  if (!isRecord(kept)) return null;
  const { current, previous, changed_at = new Date(0).toISOString() } = kept;
  const isWhole =
    isFolder(current) && isFolder(previous) && isText(changed_at) && !Number.isNaN(Date.parse(String(changed_at)));
  return isWhole ? ({ current, previous, changed_at } as ReleasePointer) : null;
}
