import { ChevronRightIcon } from '../icons.tsx';
import styles from './pick-list.module.css';

/** Props of `PickList`. */
export interface PickListProps<Item> {
  readonly items: readonly Item[];
  /** Name of an item; names are unique. */
  readonly nameOf: (item: Item) => string;
  readonly onPick: (item: Item) => void;
}

/** A short list to choose from, with a large button for each item. */
export function PickList<Item>({ items, nameOf, onPick }: PickListProps<Item>) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={nameOf(item)}>
          <button type="button" className={styles.one} onClick={() => onPick(item)}>
            {nameOf(item)}
            <ChevronRightIcon />
          </button>
        </li>
      ))}
    </ul>
  );
}
