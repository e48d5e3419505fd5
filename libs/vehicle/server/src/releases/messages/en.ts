/** Why a release of vPIC is not put into use. */
export const en = {
  'vpicRelease.older': '{release} ({asOf}) is older than {before} ({beforeAsOf}), which is in use.',
  'vpicRelease.fewRows':
    '{release} has {rows} rows in vpic.{table}, where {before} has {rowsBefore}. Is it an excerpt? Nothing was changed.',
};
