import type { SectionView } from '@vinlore/report-domain';
import { AskIcon, useTranslator } from '@vinlore/ui';
import { MODEL_ID, sectionId } from './anchors.ts';
import styles from './jump-nav.module.css';
import type { sheetMessages } from './messages/index.ts';
import { useReport } from './report-context.ts';
import { wantsALook } from './status.ts';

/** What `JumpNav` takes. */
interface JumpNavProps {
  readonly sections: readonly SectionView[];
  /** There is a part about the model. */
  readonly toModel: boolean;
}

/** Chips that lead to the sections with something in them, with how much. */
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
