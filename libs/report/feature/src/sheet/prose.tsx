import { CloseButton } from './close-button.tsx';
import { useReport } from './report-context.ts';
import { termId } from './anchors.ts';
import styles from './prose.module.css';
import { piecesOf } from './terms.ts';

/** A sentence whose glossary terms open their explanation in a native popover. */
export function Prose({ children }: { readonly children: string }) {
  const { glossary } = useReport();
  return piecesOf(children, glossary).map(({ text, term }, index) =>
    term === null ? (
      text
    ) : (
      <button key={index} type="button" className={styles.term} popoverTarget={termId(term)}>
        {text}
      </button>
    ),
  );
}

/** The popovers of the glossary terms, once per page. */
export function TermPopovers() {
  const { glossary } = useReport();
  return glossary.map(({ key, term, text }) => (
    <div key={key} id={termId(key)} popover="auto" role="dialog" aria-label={term} className={styles.popover}>
      <div className={styles.head}>
        <p className={styles.title}>{term}</p>
        <CloseButton of={termId(key)} />
      </div>
      <p>{text}</p>
    </div>
  ));
}
