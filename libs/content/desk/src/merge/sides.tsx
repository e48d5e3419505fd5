import { useTranslator } from '@vinlore/ui';
import type { ReactNode } from 'react';
import type { contentDeskMessages } from '../messages/index.ts';
import styles from './merge.module.css';

/** Whose version of a thing is taken. */
export type Side = 'mine' | 'theirs';

/** What `Sides` takes. */
export interface SidesProps {
  /** What is to be decided. */
  readonly name: string;
  /** Who made theirs. */
  readonly who: string;
  readonly mine: ReactNode;
  readonly theirs: ReactNode;
  readonly taken: Side | null;
  readonly onTake: (side: Side) => void;
  /** A third way. */
  readonly children?: ReactNode;
}

/** Two versions of a thing beside each other, each to be taken. */
export function Sides({ name, who, mine, theirs, taken, onTake, children }: SidesProps) {
  const { t } = useTranslator<typeof contentDeskMessages>();
  const sides = [
    { side: 'mine', title: t('content.merge.mine'), take: t('content.merge.takeMine'), version: mine },
    {
      side: 'theirs',
      title: t('content.merge.theirsOf', { who }),
      take: t('content.merge.takeTheirs'),
      version: theirs,
    },
  ] as const;
  return (
    <fieldset className={styles.conflict}>
      <legend className={styles.legend}>{name}</legend>
      <div className={`columns ${styles.sides}`}>
        {sides.map(({ side, title, take, version }) => (
          <div key={side} className={styles.side}>
            <p className="dim xs strong">{title}</p>
            {version}
            <button
              type="button"
              className="btn btn-outline"
              aria-pressed={taken === side}
              onClick={() => onTake(side)}
            >
              {take}
            </button>
          </div>
        ))}
      </div>
      {children}
    </fieldset>
  );
}
