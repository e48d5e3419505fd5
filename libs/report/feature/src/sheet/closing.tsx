import type { ReportView } from '@vinlore/report-domain';
import { SampleMark, StatusWord, useTranslator } from '@vinlore/ui';
import { useReport } from './report-context.ts';
import { GLOSSARY_ID, SOURCES_ID } from './anchors.ts';
import styles from './closing.module.css';
import { Fold } from './fold.tsx';
import type { sheetMessages } from './messages/index.ts';
import { GlossaryIcon, SourcesIcon } from './section-icons.ts';
import sheet from './report-sheet.module.css';
import { UI_STATUS } from './status.ts';

/** The sources searched, including those that didn't respond. */
function Sources({ sources }: Pick<ReportView, 'sources'>) {
  const { t } = useTranslator<typeof sheetMessages>();
  const { words } = useReport();
  return (
    <Fold
      id={SOURCES_ID}
      icon={<SourcesIcon />}
      title={words.sources}
      count={String(sources.length)}
      summary={<p className={styles.told}>{t('reportSheet.sourcesText')}</p>}
      isOpen={sources.some(({ status }) => status === 'down')}
    >
      <ul className={styles.sources}>
        {sources.map(({ name, status, words, sample }) => (
          <li key={name}>
            <p className={styles.name}>
              {name} {sample && <SampleMark />}
            </p>
            <StatusWord status={status === 'answered' ? 'ok' : UI_STATUS[status]}>{words}</StatusWord>
          </li>
        ))}
      </ul>
    </Fold>
  );
}

/** What no report can tell; always visible. */
function Limits({ limits }: { readonly limits: readonly string[] }) {
  const { words } = useReport();
  return (
    <section className={styles.limits}>
      <h2>{words.limits}</h2>
      <ul>
        {limits.map((limit) => (
          <li key={limit}>{limit}</li>
        ))}
      </ul>
    </section>
  );
}

/** All glossary terms. */
function Glossary({ glossary }: { readonly glossary: ReportView['glossary'] }) {
  const { t } = useTranslator<typeof sheetMessages>();
  const { words } = useReport();
  if (glossary.length === 0) return null;
  return (
    <Fold
      id={GLOSSARY_ID}
      icon={<GlossaryIcon />}
      title={words.glossary}
      count={String(glossary.length)}
      summary={<p className={styles.told}>{t('reportSheet.glossaryText')}</p>}
      isOpen={false}
    >
      <dl className={styles.glossary}>
        {glossary.map(({ key, term, text }) => (
          <div key={key}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Fold>
  );
}

/** The end of each report: sources, glossary, and limits. */
export function Closing({ view }: { readonly view: Pick<ReportView, 'sources' | 'glossary' | 'limits'> }) {
  return (
    <>
      <div className={sheet.sections}>
        <Sources sources={view.sources} />
        <Glossary glossary={view.glossary} />
      </div>
      <Limits limits={view.limits} />
    </>
  );
}
