import type { LineView, StickerView } from '@vinlore/sticker-domain';
import { Mark } from './mark.tsx';
import styles from './facts.module.css';

/** A value with its provenance symbol and source number. */
export function Value({ line, words, marked }: { line: LineView; words: StickerView['words']; marked: boolean }) {
  const { value, code, score, hex, from, source, english } = line;
  const text = [code, value].filter(Boolean).join(' · ');
  return (
    <dd lang={english && 'en'} data-unknown={from === 'unknown' || undefined}>
      <Mark from={from} words={marked && from ? words[from] : ''} />
      {hex && <span className={styles.swatch} style={{ background: hex }} aria-hidden="true" />}
      {score?.of === 5 && (
        <span className={styles.stars} aria-hidden="true">
          {'★'.repeat(score.value)}
          {'☆'.repeat(5 - score.value)}
        </span>
      )}
      {score?.of === 5 ? <span className={styles.score}>{text}</span> : text}
      {source !== null && from === 'source' && <sup>{source}</sup>}
    </dd>
  );
}

/** Lines as labels and values. With `marked`, each value shows its provenance; otherwise the block shows it once. */
export function Facts({
  lines,
  words,
  marked = true,
}: {
  readonly lines: readonly LineView[];
  readonly words: StickerView['words'];
  readonly marked?: boolean;
}) {
  return (
    <dl className={styles.facts}>
      {lines.map((line, index) => (
        <div key={`${line.label} ${index}`} data-line={line.key}>
          <dt>{line.label}</dt>
          <Value line={line} words={words} marked={marked} />
        </div>
      ))}
    </dl>
  );
}
