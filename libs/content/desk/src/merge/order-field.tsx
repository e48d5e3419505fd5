import { type AnyDocument, isList, isRecord, type OrderConflict, valueAtPlace } from '@vinlore/content-domain';
import { useTranslator } from '@vinlore/ui';
import { summaryOf } from '../fields/summary-of.ts';
import { useFieldWords } from '../fields/field-words.ts';
import type { contentDeskMessages } from '../messages/index.ts';
import styles from './merge.module.css';
import { type Side, Sides } from './sides.tsx';

/** Props of `OrderField`. */
export interface OrderFieldProps {
  readonly order: OrderConflict;
  /** The merged entries, in my order. */
  readonly merged: AnyDocument;
  /** Name of the other person. */
  readonly who: string;
  readonly taken: Side | null;
  readonly onTake: (side: Side) => void;
}

/** A list that two people ordered differently: both orders, entry by entry. */
export function OrderField({ order, merged, who, taken, onTake }: OrderFieldProps) {
  const { t } = useTranslator<typeof contentDeskMessages>();
  const words = useFieldWords();
  const place = order.place.join('.');
  const list = valueAtPlace(merged, order.place);
  const names = (isList(list) ? list : []).map((entry) => {
    const kind = isRecord(entry) && typeof entry['kind'] === 'string' ? words.block(entry['kind']) : '';
    return [kind, summaryOf(entry)].filter(Boolean).join(': ');
  });
  const inOrder = (indices: readonly number[]) => (
    <ol className={styles.order}>
      {indices.map((index) => (
        <li key={index}>{names[index]}</li>
      ))}
    </ol>
  );
  return (
    <Sides
      name={
        place === 'blocks' ? t('content.merge.orderBlocks') : t('content.merge.order', { list: words.place(place) })
      }
      who={who}
      mine={inOrder([...names.keys()])}
      theirs={inOrder(order.theirs)}
      taken={taken}
      onTake={onTake}
    />
  );
}
