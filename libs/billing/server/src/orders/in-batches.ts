import { isDatabaseUnavailable } from '@vinlore/server-kit';

interface Waiting<Item> {
  readonly item: Item;
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
}

/**
 * Does work at once where none is under way, and together for all that come up meanwhile: alone nobody waits, and in a
 * rush what a turn costs is paid once for many. Where a turn fails, each of it is tried alone, so that one that cannot be
 * done keeps no other from it; a database that is away has failed them all.
 *
 * @param most items of a turn
 * @param work all of the items, or none
 * @returns takes an item; its promise ends with the item's own work
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
