import type { LoadedPage, PageProps } from './area.ts';
import { joined } from './joined.ts';

/** How sources stand; those of history come from the slice that keeps their records. */
export async function loadSourcesPage(): Promise<LoadedPage> {
  const [data, report] = await Promise.all([import('@vinlore/data-desk'), import('@vinlore/report-desk')]);
  return {
    Page: () => <data.SourcesPage history={<report.HistorySources />} />,
    texts: joined([data.dataDeskMessages, report.historyDeskMessages]),
  };
}

/** One import; what the sources of history in it cover comes from the slice that keeps their records. */
export async function loadImportPage(): Promise<LoadedPage> {
  const [data, report] = await Promise.all([import('@vinlore/data-desk'), import('@vinlore/report-desk')]);
  const sources = (importId: string) => <report.ImportSources importId={importId} />;
  return {
    Page: ({ params }: PageProps) => <data.ImportPage params={params} sources={sources} />,
    texts: joined([data.dataDeskMessages, report.historyDeskMessages]),
  };
}
