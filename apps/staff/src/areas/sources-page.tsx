import type { LoadedPage, PageProps } from './area.ts';
import { joined } from './joined.ts';

/** Source status; history sources come from the slice that stores their records. */
export async function loadSourcesPage(): Promise<LoadedPage> {
  const [data, report] = await Promise.all([import('@vinlore/data-desk'), import('@vinlore/report-desk')]);
  return {
    Page: () => <data.SourcesPage history={<report.HistorySources />} />,
    texts: joined([data.dataDeskMessages, report.historyDeskMessages]),
  };
}

/** An import; coverage of history sources comes from the slice that stores their records. */
export async function loadImportPage(): Promise<LoadedPage> {
  const [data, report] = await Promise.all([import('@vinlore/data-desk'), import('@vinlore/report-desk')]);
  const sources = (importId: string) => <report.ImportSources importId={importId} />;
  return {
    Page: ({ params }: PageProps) => <data.ImportPage params={params} sources={sources} />,
    texts: joined([data.dataDeskMessages, report.historyDeskMessages]),
  };
}

/** The mapping studio, with the sheet for its report preview. */
export async function loadMappingPage(): Promise<LoadedPage> {
  const [mappings, sheet] = await Promise.all([
    import('@vinlore/report-desk/mappings'),
    import('@vinlore/report-feature/sheet'),
  ]);
  return { Page: mappings.MappingPage, texts: joined([mappings.mappingMessages, sheet.sheetMessages]) };
}
