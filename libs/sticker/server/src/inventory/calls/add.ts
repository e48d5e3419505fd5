import { recordAct } from '@vinlore/audit';
import { listOfCall } from '@vinlore/bulk';
import type { ListProblem } from '@vinlore/contract';
import type { Tx } from '@vinlore/database';
import { type CallContext, type Handler, refuse } from '@vinlore/server-kit';
import type { inventoryContract } from '@vinlore/sticker-domain';
import { plainVin, properName } from '@vinlore/vehicle-domain';
import { judgeVin, problemWords } from '../../dealers/judge-vin.ts';
import type { Draft } from '../../making/draft.ts';
import type { StickerDeps } from '../../deps.ts';
import { addVehicles, type NewInventoryItem, vehicleByVin } from '../inventory-store.ts';
import { vehicleViews } from '../vehicle-view.ts';

/** Returns the display name of an inventory vehicle. */
function titleOf({ vehicle, query }: Draft): string {
  if ('decoded' in vehicle) {
    const { year, make, model } = vehicle.decoded;
    return [year, make && properName(make), model, query?.trim].filter(Boolean).join(' ');
  }
  const { year, make, model } = 'classic' in vehicle ? vehicle.classic : vehicle.named;
  return [year, make, model].filter(Boolean).join(' ');
}

async function add(
  tx: Tx,
  { actor: { accountId }, brand }: CallContext<'bearer'>,
  vehicles: readonly NewInventoryItem[],
  at: Date,
): Promise<number> {
  const added = await addVehicles(tx, { accountId, brand: brand.key }, vehicles, at);
  await recordAct(tx, {
    brand: brand.key,
    actor: accountId,
    act: 'inventory.added',
    subject: { kind: 'account', id: accountId },
    detail: { vehicles: added },
  });
  return added;
}

/** Adds a vehicle by VIN. */
export function inventoryAdd(deps: StickerDeps): Handler<typeof inventoryContract.inventoryAdd> {
  return async ({ vin: typed, stock_number }, context) => {
    const { actor, brand, text } = context;
    const vin = plainVin(typed);
    const judged = judgeVin(deps, brand, vin);
    if (!('draft' in judged)) {
      const problem = problemWords(text, judged.problem, vin);
      return refuse(422, `${text.t('inventory.wrongVin')}. ${problem}`, { suggestion: judged.suggestion });
    }
    const owner = { accountId: actor.accountId, brand: brand.key };
    const stored = await deps.database.transaction(async (tx) => {
      await add(tx, context, [{ vin, stock_number, title: titleOf(judged.draft) }], deps.clock());
      return vehicleByVin(tx, owner, vin);
    });
    const [vehicle] = await vehicleViews(deps, { ...owner, brand, language: text.language }, [stored]);
    return vehicle!;
  };
}

/** Adds the vehicles of a pasted list and reports invalid rows. */
export function inventoryAddMany(deps: StickerDeps): Handler<typeof inventoryContract.inventoryAddMany> {
  return async ({ list }, context) => {
    const { brand, text } = context;
    const { rows } = await listOfCall(new TextEncoder().encode(list), { plain: plainVin }, context);
    const problems: ListProblem[] = [];
    const good: NewInventoryItem[] = [];
    for (const { line, vin, stockNumber: stock_number } of rows) {
      const judged = judgeVin(deps, brand, vin);
      if ('draft' in judged) good.push({ vin, stock_number, title: titleOf(judged.draft) });
      else {
        const { problem, suggestion } = judged;
        problems.push({ line, vin, stock_number, problem: problemWords(text, problem, vin), suggestion });
      }
    }
    const added = good.length > 0 ? await deps.database.transaction((tx) => add(tx, context, good, deps.clock())) : 0;
    return { added, had: good.length - added, problems };
  };
}
