import { type Sourced, type StickerData } from '@vinlore/sticker-domain';
import { SampleMark, useTranslator, VinText } from '@vinlore/ui';
import { vinGroups } from '@vinlore/vehicle-domain';
import type { stickerMessages } from './messages/index.ts';
import styles from './sticker-sheet.module.css';

interface Entry extends Sourced {
  readonly label: string;
}

function Facts({ facts }: { readonly facts: readonly Entry[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map((fact) => (
        <div key={fact.label}>
          <dt>{fact.label}</dt>
          <dd>{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The colors as facts among the others: name, and the maker's code where it is known. */
function colorFacts({ colors }: StickerData, t: (key: 'sheet.exterior' | 'sheet.interior') => string): Entry[] {
  return (['exterior', 'interior'] as const).flatMap((place) => {
    const color = colors?.[place];
    if (!color) return [];
    return [{ ...color, label: t(`sheet.${place}`), value: [color.value, color.code].filter(Boolean).join(', ') }];
  });
}

/**
 * What the sticker says, at a size that a phone reads: the signed data itself, in the paper's order. Unknown values are
 * left out, as on the paper (docs/decisions.md §5).
 */
export function StickerSheet({ data, number }: { readonly data: StickerData; readonly number: string }) {
  const { t, date, money } = useTranslator<typeof stickerMessages>();
  const known = (facts: readonly Entry[]) => facts.filter(({ from }) => from !== 'unknown');
  return (
    <article className={styles.sheet}>
      <p className={styles.top}>
        <b>{data.brand.name}</b> {data.sample && <SampleMark />} <span>{t('sticker.reconstruction')}</span>
      </p>
      <header className={styles.head}>
        <div>
          <h2 className={styles.title}>{data.title.value}</h2>
          <p className={styles.subtitle}>{data.subtitle.value}</p>
        </div>
        {data.vin && (
          <p className={styles.vin}>
            <span>{t('sticker.vin')}</span>
            <VinText groups={vinGroups(data.vin)} />
          </p>
        )}
      </header>
      <Facts facts={[...known(data.spec), ...colorFacts(data, t)]} />
      {data.build.length > 0 && <Facts facts={known(data.build)} />}
      {data.options.map(({ category, items }) => (
        <section key={category} className={styles.group}>
          <h3>{category}</h3>
          <ul className={styles.items}>
            {items.map(({ name, code, price }) => (
              <li key={`${name.value} ${code}`}>
                <span>
                  {name.value} {code && <span className="figure">{code}</span>}
                </span>
                {data.price && <span>{price === null ? t('choose.noPrice') : money(price, data.price.currency)}</span>}
              </li>
            ))}
          </ul>
        </section>
      ))}
      {data.price?.total != null && (
        <p className={styles.total}>
          <b>{t(data.price.complete ? 'sheet.total' : 'sheet.knownTotal')}</b>
          <b>{money(data.price.total, data.price.currency)}</b>
        </p>
      )}
      {data.equipment.map(({ title, facts }) => (
        <section key={title} className={styles.group}>
          <h3>{title}</h3>
          <Facts facts={known(facts)} />
        </section>
      ))}
      {data.notes.length > 0 && (
        <section className={styles.group}>
          <h3>{t('sheet.notes')}</h3>
          {data.notes.map((note) => (
            <p key={note} className={styles.note}>
              {note}
            </p>
          ))}
        </section>
      )}
      {data.notKnown.length > 0 && (
        <section className={styles.group}>
          <h3>{t('sticker.notKnown')}</h3>
          <p>{data.notKnown.join(' · ')}</p>
        </section>
      )}
      <footer className={styles.foot}>
        <p>{t('sticker.number', { id: number })}</p>
        <p>
          {t('sticker.sources')}:{' '}
          {data.sources.map(({ name, asOf }) => t('sticker.source', { name, date: date(asOf) })).join(' · ')}
        </p>
      </footer>
    </article>
  );
}
