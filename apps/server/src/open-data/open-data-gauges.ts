import type { OpenData } from '@vinlore/data-server';
import type { Gauges } from '@vinlore/server-kit';

/** Open data metrics, read from the database so that every process reports the same. */
export const openDataGauges =
  (openData: OpenData): Gauges =>
  async () => {
    const standings = await openData.standings('en');
    const now = Date.now();
    return standings.flatMap(({ name: source, in_use, outcome, running }) => [
      ...(in_use
        ? [
            {
              name: 'open_data_rows',
              help: 'Rows in use, by open data source.',
              labels: { source },
              value: in_use.rows,
            },
            {
              name: 'open_data_age_seconds',
              help: 'Seconds since an open data source was loaded.',
              labels: { source },
              value: Math.round((now - Date.parse(in_use.loaded_at)) / 1_000),
            },
          ]
        : []),
      {
        name: 'open_data_failing',
        help: '1 if the last sync of an open data source failed or its files were rejected.',
        labels: { source },
        value: outcome === 'failed' || outcome === 'refused' ? 1 : 0,
      },
      {
        name: 'open_data_running',
        help: '1 while an open data source is syncing.',
        labels: { source },
        value: running ? 1 : 0,
      },
    ]);
  };
