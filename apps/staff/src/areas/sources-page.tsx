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

/** The studio in which a mapping is made, with the sheet on which it shows a report. */
export async function loadMappingPage(): Promise<LoadedPage> {
  const [mappings, sheet] = await Promise.all([
    import('@vinlore/report-desk/mappings'),
    import('@vinlore/report-feature/sheet'),
  ]);
  return { Page: mappings.MappingPage, texts: joined([mappings.mappingMessages, sheet.sheetMessages]) };
}
