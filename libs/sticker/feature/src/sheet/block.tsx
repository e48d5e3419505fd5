import type { BlockView, SectionView, StickerView } from '@vinlore/sticker-domain';
import { Facts } from './facts.tsx';
import { Mark } from './mark.tsx';
import styles from './sticker-sheet.module.css';

/** Props of `Block`. */
export interface BlockProps {
  readonly block: BlockView;
  readonly view: StickerView;
  /** Renders titles as plain text when the sheet is only an image. */
  readonly picture: boolean;
}

/** Returns the provenance shared by all lines of a block, if there is one. */
function commonOrigin({ sections }: BlockView) {
  const [first, ...others] = new Set(sections.flatMap(({ lines }) => lines.flatMap(({ from }) => from ?? [])));
  return others.length === 0 ? first : undefined;
}

/** A block with its sections and small print, marked if the sticker is a sample. */
export function Block({ block, view: { sample, sources, words }, picture }: BlockProps) {
  const [Heading, Title] = picture ? (['p', 'p'] as const) : (['h3', 'h4'] as const);
  const origin = commonOrigin(block);
  const source = sources.find(({ number }) => number === block.source);
  const group = ({ title, lines }: SectionView, index: number) => (
    <div key={`${title} ${index}`} className={styles.group}>
      {title && <Title>{title}</Title>}
      <Facts lines={lines} words={words} marked={origin === undefined} />
    </div>
  );
  return (
    <section className={styles.block} data-block={block.key}>
      <Heading className={styles.heading}>
        <span lang={block.twin ? 'en' : undefined}>{block.title}</span>
        {block.twin && <span className={styles.twin}> {block.twin}</span>}
        {origin && <Mark from={origin} words={words[origin]} />}
        {block.unit && <span className={styles.unit}>{block.unit}</span>}
        {sample && <span className={styles.tag}>{words.sample}</span>}
      </Heading>
      <div className={styles.groups}>{block.sections.map(group)}</div>
      {(block.notes.length > 0 || source) && (
        <p className={styles.note}>
          {block.notes.join(' ')} {source && `${source.number} ${source.words}.`}
        </p>
      )}
    </section>
  );
}
