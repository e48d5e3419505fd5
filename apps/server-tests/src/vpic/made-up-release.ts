import { createHash } from 'node:crypto';

const about = (bytes: Buffer) => ({ bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') });

/** Files that each contain their release's name, and their manifest. */
export function madeUpRelease(release: string) {
  const index = Buffer.from(`index of ${release}\n`.repeat(100_000));
  const catalogue = Buffer.from(`catalog of ${release}\n`.repeat(10_000));
  return {
    files: { index, catalogue },
    about: {
      ...{ release, as_of: '2026-09-12', imported_at: '2026-11-20T10:00:00.000Z', by: release, rows: {} },
      ...{ dump: { name: release, ...about(index) }, index: about(index), catalogue: about(catalogue) },
    },
  };
}
