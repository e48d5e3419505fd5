import { Fragment } from 'react';
import { SampleMark, VinText } from '@vinlore/ui';
import {
  type Fact,
  formatStickerId,
  paperDate,
  paperWords,
  type PaperWords,
  plainGroups,
  type StickerData,
} from '@vinlore/sticker-domain';
import { vinGroups } from '@vinlore/vehicle-domain';
import { Qr } from './qr.tsx';
import styles from './sheet.module.css';

/** What a sheet shows of its sticker. */
export interface SheetProps {
  readonly sticker: StickerData;
  /** Marks the sheet as a sample. */
  readonly sample?: boolean;
  /** `detail`: the VIN and what follows, in larger type, as through a loupe. */
  readonly view?: 'page' | 'detail';
}

/** An address that may break where a reader expects it: before its slashes, dots and dashes. */
function breakable(address: string) {
  return address.split(/(?=[/.:-])/).map((part, index) => (
    <Fragment key={index}>
      <wbr />
      {part}
    </Fragment>
  ));
}

function Facts({ facts, words }: { facts: readonly Fact[]; words: PaperWords }) {
  return (
    <dl>
      {facts.map(({ label, value, from, english }, index) => (
        <div key={`${label} ${index}`}>
          <dt>{label}</dt>
          <dd lang={english ? 'en' : undefined}>{from === 'unknown' ? words.unknown : value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Top({ sticker, sample, words }: { sticker: StickerData; sample: boolean; words: PaperWords }) {
  return (
    <div className={styles.top}>
      <b className={styles.brand}>{sticker.brand.name}</b>
      <span>
        {words.windowSticker} · <b>{words.reconstruction}</b>
      </span>
      {(sample || sticker.sample) && <SampleMark />}
      {!sample && (
        <span className={styles.number}>
          {words.number} <span className="figure">{formatStickerId(sticker.id)}</span> ·{' '}
          {paperDate(sticker.madeOn, sticker.language)}
        </span>
      )}
    </div>
  );
}

function Vin({ sticker, words }: { sticker: StickerData; words: PaperWords }) {
  return (
    <div className={styles.vin}>
      <p className={styles.heading}>{words.vin}</p>
      {sticker.anatomy.length === 0 && <VinText groups={vinGroups(sticker.vin)} />}
      <dl className={styles.parts}>
        {sticker.anatomy.map(({ characters, label, value, from }) => (
          <div key={label}>
            <dt>
              <span className="figure">{characters}</span> {label}
            </dt>
            <dd>{from === 'unknown' ? words.notKnown : value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Rail({ sticker, words }: { sticker: StickerData; words: PaperWords }) {
  return (
    <div className={styles.rail}>
      <p className={styles.heading}>{words.notKnownTitle}</p>
      <ul>
        {sticker.notKnown.map((what) => (
          <li key={what}>{what}</li>
        ))}
      </ul>
      <div className={styles.verify}>
        <Qr text={sticker.verifyUrl} className={styles.qr} />
        <p>
          <b>{words.verify}</b>
          <span className="figure">{breakable(sticker.verifyUrl.replace(/^https?:\/\//, ''))}</span>
        </p>
      </div>
    </div>
  );
}

/** A window sticker as a page shows it: the paper's own words and order, in type that reads on a screen. */
export function Sheet({ sticker, sample = false, view = 'page' }: SheetProps) {
  const words = paperWords(sticker.language);
  return (
    <article
      className={`${styles.sheet} ${styles[view]}`}
      lang={sticker.language}
      aria-label={`${words.windowSticker}: ${sticker.title.value}`}
    >
      <div className={styles.paper}>
        <Top sticker={sticker} sample={sample} words={words} />
        <p className={styles.title}>{sticker.title.value}</p>
        {sticker.subtitle.value && <p className={styles.subtitle}>{sticker.subtitle.value}</p>}
        {sticker.spec.length > 0 && (
          <div className={styles.spec}>
            <Facts facts={sticker.spec} words={words} />
          </div>
        )}
        {sticker.vin !== '' && <Vin sticker={sticker} words={words} />}
        <div className={styles.columns}>
          <div>
            <p className={styles.heading}>{words.equipment}</p>
            <div className={styles.groups}>
              {plainGroups(sticker).map(({ title, facts }) => (
                <div key={title} className={styles.group}>
                  <p>{title}</p>
                  <Facts facts={facts} words={words} />
                </div>
              ))}
            </div>
          </div>
          <Rail sticker={sticker} words={words} />
        </div>
        {sticker.dealer && (
          <p className={styles.sources}>
            {words.dealer}: {[sticker.dealer.name, ...sticker.dealer.lines].join(', ')}
          </p>
        )}
        {sticker.notes.map((note) => (
          <p key={note} className={styles.sources}>
            {note}
          </p>
        ))}
        <p className={styles.sources}>
          {sticker.sources
            .map(({ name, asOf }) => `${name}, ${words.asOf} ${paperDate(asOf, sticker.language)}`)
            .join(' · ')}
        </p>
      </div>
    </article>
  );
}
