import { ChevronRightIcon } from '../icons.tsx';
import styles from './pick-list.module.css';

/** What `PickList` takes. */
export interface PickListProps<Item> {
  readonly items: readonly Item[];
  /** What an item is called; no two have the same name. */
  readonly nameOf: (item: Item) => string;
  readonly onPick: (item: Item) => void;
}

/** A few things of which one leads on: a large button for each. */
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
