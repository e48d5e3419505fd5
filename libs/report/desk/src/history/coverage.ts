import type { SourceCoverage } from '@vinlore/report-domain';

/** The one name that all of these records have; null where they have several, or none. */
const only = (shares: SourceCoverage['makes']) => (shares.length === 1 ? shares[0]!.name : null);

/** What a source is partial in: one make, or one state, alone. */
export const partialIn = ({ makes, regions }: Pick<SourceCoverage, 'makes' | 'regions'>) => ({
  make: only(makes),
  region: only(regions),
});

/** Where a source's page is. */
export const sourcePath = (name: string): string => `/staff/sources/${encodeURIComponent(name)}`;
