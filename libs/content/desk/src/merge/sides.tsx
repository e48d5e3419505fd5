import { useTranslator } from '@vinlore/ui';
import type { ReactNode } from 'react';
import type { contentDeskMessages } from '../messages/index.ts';
import styles from './merge.module.css';

/** Which version is kept. */
export type Side = 'mine' | 'theirs';

/** Props of `Sides`. */
export interface SidesProps {
  /** What the conflict is about. */
  readonly name: string;
  /** Name of the other person. */
  readonly who: string;
  readonly mine: ReactNode;
  readonly theirs: ReactNode;
  readonly taken: Side | null;
  readonly onTake: (side: Side) => void;
  /** A third option. */
  readonly children?: ReactNode;
}

/** Two versions side by side, each with a button to keep it. */
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
