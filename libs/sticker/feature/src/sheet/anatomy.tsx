import type { BlockView, StickerView } from '@vinlore/sticker-domain';
import { VinText } from '@vinlore/ui';
import { vinGroups } from '@vinlore/vehicle-domain';
import { Value } from './facts.tsx';
import styles from './sticker-sheet.module.css';

/** Props of `Anatomy`. */
export interface AnatomyProps {
  readonly vin: string;
  readonly block: BlockView | undefined;
  readonly words: StickerView['words'];
  readonly picture: boolean;
}

/** The VIN with the meaning of each part, if known. */
export function Anatomy({ vin, block, words, picture }: AnatomyProps) {
  const Heading = picture ? 'p' : 'h3';
  return (
    <div className={styles.vin}>
      <Heading className={styles.heading}>{words.vin}</Heading>
      {block === undefined ? (
        <VinText groups={vinGroups(vin)} />
      ) : (
        <dl className={styles.parts}>
          {block.sections
            .flatMap(({ lines }) => lines)
            .map(({ code, places, ...line }) => (
              <div key={places}>
                <dt>
                  <span className="figure">{code}</span> {line.label} · {places}
                </dt>
                <Value line={line} words={words} marked />
              </div>
            ))}
        </dl>
      )}
    </div>
  );
}
