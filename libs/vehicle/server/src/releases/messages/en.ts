/** Reasons for rejecting a vPIC release. */
export const en = {
  'vpicRelease.older': '{release} ({asOf}) is older than the current release, {before} ({beforeAsOf}).',
  'vpicRelease.fewRows':
    '{release} has {rows} rows in vpic.{table}, but {before} has {rowsBefore}. The file may be incomplete. Nothing was changed.',
};
