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
              help: 'Rows of a source of open data in use.',
              labels: { source },
              value: in_use.rows,
            },
            {
              name: 'open_data_age_seconds',
              help: 'Seconds since a source of open data was loaded.',
              labels: { source },
              value: Math.round((now - Date.parse(in_use.loaded_at)) / 1_000),
            },
          ]
        : []),
      {
        name: 'open_data_failing',
        help: '1 where the last run of a source of open data failed, or its files were refused.',
        labels: { source },
        value: outcome === 'failed' || outcome === 'refused' ? 1 : 0,
      },
      {
        name: 'open_data_running',
        help: '1 while a source of open data is being synced.',
        labels: { source },
        value: running ? 1 : 0,
      },
    ]);
  };
