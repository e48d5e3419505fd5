import { Notice, StatusWord, useTranslator } from '@vinlore/ui';
import { type ReactNode, useId, useState } from 'react';
import { nameKey } from '@vinlore/vehicle-domain';
import type { stickerMessages } from '../messages/index.ts';
import type { Choices, ItemChoice } from './choices.ts';
import { type Chosen, isTicked, tick, tickedCount, tickedOfPart } from './chosen.ts';
import { Field } from './field.tsx';
import { OptionCard } from './option-card.tsx';
import grid from './option-grid.module.css';
import styles from './package-field.module.css';

/** Props of `PackageField`. */
export interface PackageFieldProps {
  readonly choices: Choices;
  readonly chosen: Chosen;
  readonly onChosen: (chosen: Chosen) => void;
  readonly guide: ReactNode;
}

/** The search field is shown from this many items on. */
const LONG_LIST = 20;

interface ItemProps {
  readonly item: ItemChoice;
  readonly ticked: boolean;
  readonly currency: string;
  readonly onTick: (on: boolean) => void;
}

function Item({ item, ticked, currency, onTick }: ItemProps) {
  const { t, money } = useTranslator<typeof stickerMessages>();
  const { name, code, price, preselected, by_vin: byVin } = item;
  return (
    <label className={styles.item}>
      <input
        type="checkbox"
        className={styles.box}
        checked={ticked}
        onChange={({ target }) => onTick(target.checked)}
      />
      <span className={styles.name}>
        {name}
        {(code || preselected) && (
          <span className={styles.note}>
            {code && <span className="figure">{code}</span>}
            {code && preselected && ' · '}
            {preselected && t(byVin ? 'choose.byVin' : 'choose.preselected')}
          </span>
        )}
      </span>
      <span className={price === null ? styles.noPrice : styles.price}>
        {price === null ? t('choose.noPrice') : money(price, currency)}
      </span>
    </label>
  );
}

/**
 * Warning below a category if more than one engine or transmission is selected. Placed there so nothing above it moves.
 */
function SeveralOfOne({ chosen, items, all }: Record<'items' | 'all', readonly ItemChoice[]> & { chosen: Chosen }) {
  const { t } = useTranslator<typeof stickerMessages>();
  const parts = (['engine', 'transmission'] as const).filter(
    (part) => tickedOfPart(chosen, items, part).length > 0 && tickedOfPart(chosen, all, part).length > 1,
  );
  return (
    <div role="status">
      {parts.map((part) => (
        <Notice key={part} status="ask" title={t('choose.several', { part })}>
          <p>{t('choose.severalText', { names: tickedOfPart(chosen, all, part).join(', ') })}</p>
        </Notice>
      ))}
    </div>
  );
}

/** Packages and options by category, with the catalog's preselected items marked. */
export function PackageField({ choices, chosen, onChosen, guide }: PackageFieldProps) {
  const { t } = useTranslator<typeof stickerMessages>();
  const id = useId();
  const [sought, setSought] = useState('');
  const { packages, currency } = choices;
  const all = packages.flatMap(({ items }) => items);
  const fits = ({ name, code }: ItemChoice) => nameKey(`${name} ${code ?? ''}`).includes(nameKey(sought));
  const lead = all.some(({ preselected }) => preselected)
    ? 'choose.packagesLead'
    : all.length > 0
      ? 'choose.packagesAsk'
      : 'choose.packagesNone';
  const listed = packages
    .map((group) => ({ ...group, found: group.items.filter(fits) }))
    .filter(({ found }) => found.length > 0);
  return (
    <Field
      place="packages"
      title={t('choose.packages')}
      sample={choices.samples.includes('packages')}
      aside={all.length > 0 && t('choose.ticked', { count: tickedCount(chosen, all), all: all.length })}
      lead={t(lead)}
      guide={guide}
    >
      {all.length >= LONG_LIST && (
        <div className={styles.search}>
          <label htmlFor={`${id}search`}>{t('choose.search')}</label>
          <input
            id={`${id}search`}
            type="search"
            className="field"
            value={sought}
            autoComplete="off"
            onChange={({ target }) => setSought(target.value)}
          />
          <p role="status">
            {sought !== '' && listed.length === 0 && <StatusWord status="no">{t('choose.searchNone')}</StatusWord>}
          </p>
        </div>
      )}
      <div className={styles.groups}>
        {listed.map(({ category, items, found }) => (
          <section key={category} aria-label={category} className={styles.group}>
            <h3 className={styles.category}>
              {category}{' '}
              <span className={styles.count}>
                {t('choose.tickedOf', { count: tickedCount(chosen, items), all: items.length })}
              </span>
            </h3>
            <ul>
              {found.map((item) => (
                <li key={item.key}>
                  <Item
                    item={item}
                    ticked={isTicked(chosen, item)}
                    currency={currency}
                    onTick={(on) => onChosen(tick(chosen, item, on))}
                  />
                </li>
              ))}
            </ul>
            <SeveralOfOne chosen={chosen} items={items} all={all} />
          </section>
        ))}
      </div>
      {all.length > 0 && (
        <div className={`${grid.grid} ${styles.sure}`}>
          <OptionCard
            group={`${id}sure`}
            name={t('choose.sure')}
            note={t('choose.sureNote')}
            checked={!chosen.packagesUnsure}
            onChoose={() => onChosen({ ...chosen, packagesUnsure: false })}
          />
          <OptionCard
            group={`${id}sure`}
            name={t('choose.unsure')}
            note={t('choose.packagesUnsureNote')}
            checked={chosen.packagesUnsure}
            onChoose={() => onChosen({ ...chosen, packagesUnsure: true })}
            unsure
          />
        </div>
      )}
    </Field>
  );
}
