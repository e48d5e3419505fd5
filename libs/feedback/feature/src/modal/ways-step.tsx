import { answerWithin } from '@vinlore/brand';
import { useBrand, useTranslator } from '@vinlore/ui';
import { AgainIcon, ChatIcon, SupportIcon } from './icons.ts';
import type { modalMessages } from './messages/index.ts';
import styles from './ways-step.module.css';

/** An option for a disappointing document. */
export type Way = 'regenerate' | 'support' | 'chat' | 'nothing';

const ICONS = { regenerate: AgainIcon, support: SupportIcon, chat: ChatIcon };
/** Options with an explanation. */
const LEADS = { regenerate: 'rating.regenerateLead', support: 'rating.supportLead' } as const;

/** Props of `WaysStep`. */
export interface WaysStepProps {
  readonly ways: readonly Way[];
  readonly onWay: (way: Way) => void;
}

/** The apology step for a document: options (spec §2). */
export function WaysStep({ ways, onWay }: WaysStepProps) {
  const { t } = useTranslator<typeof modalMessages>();
  const brand = useBrand();
  return (
    <>
      <p className="dim">{t('rating.ways')}</p>
      <ul className={styles.ways}>
        {ways.map((way, index) => {
          const Icon = way === 'nothing' ? null : ICONS[way];
          const lead = way === 'regenerate' || way === 'support' ? LEADS[way] : null;
          return (
            <li key={way}>
              <button
                type="button"
                className={`btn ${way === 'nothing' ? 'btn-quiet' : 'btn-outline'} ${styles.way}`}
                data-autofocus={index === 0 || undefined}
                aria-describedby={lead ? `way-${way}` : undefined}
                onClick={() => onWay(way)}
              >
                {Icon && <Icon />}
                {t(`rating.${way}`)}
              </button>
              {lead && (
                <p className={styles.lead} id={`way-${way}`}>
                  {t(lead, answerWithin(brand))}
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
