import { useTranslator } from '@vinlore/ui';
import type { MappingTexts } from './messages/index.ts';
import styles from './studio.module.css';
import type { Trial } from './use-trial.ts';

/** Props of `Beginnings`. */
export interface BeginningsProps {
  readonly fitting: Trial['fitting'];
  readonly onGuess: () => void;
  /** @param mapping its name */
  readonly onMapping: (mapping: string) => void;
}

/**
 * Starting points for a mapping. Mappings whose columns are all in the file are listed before the suggested one, the
 * rest after it.
 */
export function Beginnings({ fitting, onGuess, onMapping }: BeginningsProps) {
  const { t } = useTranslator<MappingTexts>();
  const isWhole = ({ known, wanted }: Trial['fitting'][number]) => known === wanted;
  const guess = { name: null, label: t('mapping.guess') };
  const told = fitting.map((fit) => ({ fit, name: fit.name, label: t('mapping.fit', { ...fit }) }));
  const ways = [...told.filter(({ fit }) => isWhole(fit)), guess, ...told.filter(({ fit }) => !isWhole(fit))];
  return (
    <p className={styles.acts}>
      {ways.map(({ name, label }, at) => (
        <button
          key={label}
          type="button"
          className={`btn ${at === 0 ? 'btn-primary' : 'btn-outline'}`}
          onClick={() => (name === null ? onGuess() : onMapping(name))}
        >
          {label}
        </button>
      ))}
    </p>
  );
}
