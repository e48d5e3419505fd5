import type { SourceCoverage } from '@vinlore/report-domain';

/** The only name shared by all these records; null if there are several or none. */
const only = (shares: SourceCoverage['makes']) => (shares.length === 1 ? shares[0]!.name : null);

/** Whether a source covers only one make or one state. */
export const partialIn = ({ makes, regions }: Pick<SourceCoverage, 'makes' | 'regions'>) => ({
  make: only(makes),
  region: only(regions),
});

/** URL of a source's page. */
export const sourcePath = (name: string): string => `/staff/sources/${encodeURIComponent(name)}`;
