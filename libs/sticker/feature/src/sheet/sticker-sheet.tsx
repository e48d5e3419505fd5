import { Fragment, type ReactNode } from 'react';
import type { StickerView } from '@vinlore/sticker-domain';
import { SampleMark } from '@vinlore/ui';
import { Anatomy } from './anatomy.tsx';
import { Block } from './block.tsx';
import { Facts } from './facts.tsx';
import { Mark } from './mark.tsx';
import styles from './sticker-sheet.module.css';

/** Props of a sheet. */
export interface StickerSheetProps {
  readonly view: StickerView;
  /** Image of a sticker that doesn't exist yet: no number and no headings in the page outline. */
  readonly picture?: boolean;
  /** `detail`: the VIN and the blocks after it, enlarged. */
  readonly size?: 'page' | 'detail';
  /** QR code of the verification page, as an image. */
  readonly code?: ReactNode;
}

/** Blocks under the title: the spec strip and the VIN breakdown. */
const AT_THE_TOP = ['spec', 'colors', 'anatomy'];

/** A URL that can wrap before slashes, dots, and dashes. */
function breakable(address: string) {
  return address.split(/(?=[/.:-])/).map((part, index) => (
    <Fragment key={index}>
      <wbr />
      {part}
    </Fragment>
  ));
}

function Top({ view, picture }: { view: StickerView; picture: boolean }) {
  const { brand, name, reconstruction, sample, number, madeOn, words } = view;
  return (
    <div className={styles.top}>
      <b className={styles.brand}>{brand.name}</b>
      <span>
        {name} · <b>{reconstruction}</b>
      </span>
      {(picture || sample) && <SampleMark />}
      {!picture && (
        <span className={styles.number}>
          {words.number} <span className="figure">{number}</span> · {madeOn}
        </span>
      )}
    </div>
  );
}

/** Missing data, notes, and verification. */
function Rail({ view, code }: { view: StickerView; code: ReactNode }) {
  const { notKnown, about, verify, words } = view;
  return (
    <div className={styles.rail}>
      {notKnown.things.length > 0 && (
        <div>
          <p className={styles.heading}>{notKnown.title}</p>
          <ul>
            {notKnown.things.map((thing) => (
              <li key={thing}>
                <Mark from="unknown" words="" /> {thing}
              </li>
            ))}
          </ul>
        </div>
      )}
      <div>
        <p className={styles.heading}>{about.title}</p>
        {about.notes.map((note) => (
          <p key={note} className={styles.note}>
            {note}
          </p>
        ))}
      </div>
      <div className={styles.verify}>
        {code}
        <p>
          <b>{words.verify}</b>
          <span className="figure">{breakable(verify.text)}</span>
        </p>
      </div>
    </div>
  );
}

function Dealer({ dealer }: { dealer: StickerView['dealer'] }) {
  if (!dealer) return null;
  return (
    <p className={styles.dealer}>
      {dealer.title} <b>{dealer.name}</b>
      {[dealer.address, dealer.contact].map(
        (line, index) => line.length > 0 && <span key={index}>{line.join(' · ')}</span>,
      )}
    </p>
  );
}

/** Legend of the symbols, and numbered sources. */
function Foot({ view: { sources, sample, words } }: { view: StickerView }) {
  return (
    <footer className={styles.foot}>
      <p>
        {(['decoded', 'source', 'entered', 'unknown'] as const).map((from) => (
          <span key={from}>
            <Mark from={from} words="" /> {words[from]}
          </span>
        ))}
      </p>
      <p>
        {sources.map((source) => (
          <span key={source.number}>
            {source.number} {source.words}
            {source.sample && <b> {words.sample}</b>}
          </span>
        ))}
        {sample && <b>{words.sampleNote}</b>}
      </p>
    </footer>
  );
}

/**
 * A window sticker on screen, with the document's text and order in phone-readable type. Shared by members' pages and
 * the verification page.
 */
export function StickerSheet({ view, picture = false, size = 'page', code }: StickerSheetProps) {
  const { words, blocks, vin, title, subtitle } = view;
  const Title = picture ? 'p' : 'h2';
  const strip = blocks.filter(({ key }) => key === 'spec' || key === 'colors').flatMap(({ sections }) => sections);
  return (
    <article className={`${styles.sheet} ${styles[size]}`} lang={view.language} aria-label={`${view.name}: ${title}`}>
      <div className={styles.paper}>
        <Top view={view} picture={picture} />
        <Title className={styles.title}>{title}</Title>
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        {strip.length > 0 && (
          <div className={styles.spec}>
            <Facts lines={strip.flatMap(({ lines }) => lines)} words={words} />
          </div>
        )}
        {vin && (
          <Anatomy vin={vin} block={blocks.find(({ key }) => key === 'anatomy')} words={words} picture={picture} />
        )}
        <div className={styles.columns}>
          <div>
            {blocks
              .filter(({ key }) => !AT_THE_TOP.includes(key))
              .map((block) => (
                <Block key={block.key} block={block} view={view} picture={picture} />
              ))}
          </div>
          <Rail view={view} code={code} />
        </div>
        <Dealer dealer={view.dealer} />
        <Foot view={view} />
      </div>
    </article>
  );
}
