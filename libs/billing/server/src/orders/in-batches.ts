import { isDatabaseUnavailable } from '@vinlore/database';

interface Waiting<Item> {
  readonly item: Item;
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
}

/**
 * Runs work at once when idle and batches the items that arrive meanwhile: a single item never waits, and a rush pays
 * the cost of a batch once for many items. If a batch fails, its items are retried one by one, so that one bad item
 * does not fail the others; if the database is down, the whole batch fails.
 *
 * @param most maximum number of items in a batch
 * @param work processes all of the items or none
 * @returns a function that takes an item; its promise settles with that item's own work
 */
export function inBatches<Item>(
  most: number,
  work: (items: readonly Item[]) => Promise<void>,
): (item: Item) => Promise<void> {
  const waiting: Waiting<Item>[] = [];
  let isWorking = false;

  const turn = async (batch: readonly Waiting<Item>[]): Promise<void> => {
    try {
      await work(batch.map(({ item }) => item));
      for (const { done } of batch) done();
    } catch (error) {
      if (batch.length === 1 || isDatabaseUnavailable(error)) for (const { failed } of batch) failed(error);
      else for (const one of batch) await turn([one]);
    }
  };

  const workAll = async (): Promise<void> => {
    isWorking = true;
    while (waiting.length > 0) await turn(waiting.splice(0, most));
    isWorking = false;
  };

  return (item) =>
    new Promise((done, failed) => {
      waiting.push({ item, done, failed });
      if (!isWorking) void workAll();
    });
}
