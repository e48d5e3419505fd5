import type { SectionView } from '@vinlore/report-domain';
import { AskIcon, useTranslator } from '@vinlore/ui';
import { MODEL_ID, sectionId } from './anchors.ts';
import styles from './jump-nav.module.css';
import type { sheetMessages } from './messages/index.ts';
import { useReport } from './report-context.ts';
import { wantsALook } from './status.ts';

/** Props of `JumpNav`. */
interface JumpNavProps {
  readonly sections: readonly SectionView[];
  /** Whether there is a model section. */
  readonly toModel: boolean;
}

/** Links to the sections with content, with their record counts. */
export function JumpNav({ sections, toModel }: JumpNavProps) {
  const { words } = useReport();
  const { t } = useTranslator<typeof sheetMessages>();
  const linked = sections.filter(({ records, status }) => records > 0 || wantsALook(status));
  if (linked.length + Number(toModel) < 2) return null;
  return (
    <nav className={styles.jump} aria-label={t('reportSheet.jump')}>
      <ul>
        {linked.map(({ key, title, records, status }) => (
          <li key={key}>
            <a href={`#${sectionId(key)}`}>
              {wantsALook(status) && <AskIcon size={16} />}
              {title}
              {records > 0 && <span>{records}</span>}
            </a>
          </li>
        ))}
        {toModel && (
          <li>
            <a href={`#${MODEL_ID}`}>{words.model}</a>
          </li>
        )}
      </ul>
    </nav>
  );
}
