/**
 * @typedef {import('../load/journal.mjs').Operation} Operation
 *
 * @typedef {object} Facts what the database holds, by the keys of operations
 * @property {readonly { key: string; id: string; state: string; vin: string | null; document: string | null }[]} orders
 * @property {readonly { order: string; state: string }[]} charges at the gateway
 * @property {readonly { order: string; credits: number }[]} grants of credits for orders
 * @property {readonly { id: string; vin: string }[]} stickers
 * @property {readonly { vin: string }[]} spends of credits on stickers, one row for each
 * @property {readonly { key: string; number: string }[]} tickets
 *
 * @typedef {{ lost: string[]; doubled: string[] }} Verdict sentences, one for each loss or double
 */

/** @template Row @param {readonly Row[]} rows @param {(row: Row) => string} keyOf @returns {Map<string, Row[]>} */
function groupBy(rows, keyOf) {
  /** @type {Map<string, Row[]>} */
  const groups = new Map();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return groups;
}

/**
 * Holds what visitors were told against what is stored.
 *
 * @param {readonly Operation[]} operations
 * @param {Facts} facts
 * @returns {Verdict}
 */
export function judge(operations, facts) {
  /** @type {Verdict} */
  const verdict = { lost: [], doubled: [] };
  const orders = groupBy(facts.orders, ({ key }) => key);
  const charges = groupBy(facts.charges, ({ order }) => order);
  const grants = groupBy(facts.grants, ({ order }) => order);
  const stickers = groupBy(facts.stickers, ({ vin }) => vin);
  const spends = groupBy(facts.spends, ({ vin }) => vin);
  const tickets = groupBy(facts.tickets, ({ key }) => key);
  for (const operation of operations) {
    if (operation.kind === 'purchase') judgePurchase(operation);
    else if (operation.kind === 'ticket') judgeTicket(operation);
    else judgeDocument(operation);
  }
  return verdict;

  /** @param {Operation} operation */
  function judgePurchase({ key, vin, credits: bought, acknowledged }) {
    const ofKey = orders.get(key) ?? [];
    if (ofKey.length > 1) verdict.doubled.push(`purchase ${key}: ${ofKey.length} orders`);
    const order = ofKey.find(({ id }) => id === acknowledged?.id) ?? ofKey[0];
    if (acknowledged && order?.id !== acknowledged.id)
      verdict.lost.push(`purchase ${key}: no order ${acknowledged.id}`);
    else if (acknowledged && order?.state !== 'paid')
      verdict.lost.push(`purchase ${key}: its order is ${order?.state}`);
    if (!order) return;
    const charged = (charges.get(order.id) ?? []).filter(({ state }) => state === 'paid').length;
    const granted = (grants.get(order.id) ?? []).reduce((sum, { credits }) => sum + credits, 0);
    if (charged > 1) verdict.doubled.push(`purchase ${key}: ${charged} charges`);
    if (granted > bought) verdict.doubled.push(`purchase ${key}: ${granted} credits`);
    if (acknowledged && charged < 1) verdict.lost.push(`purchase ${key}: no charge`);
    if (acknowledged && granted < bought) verdict.lost.push(`purchase ${key}: ${granted} of ${bought} credits`);
    if (!acknowledged && charged > 0 && order.state !== 'paid')
      verdict.lost.push(`purchase ${key}: charged, and its order is ${order.state}`);
    if (vin !== '') judgeSticker(`purchase ${key}`, vin, order.document);
  }

  /** @param {Operation} operation */
  function judgeDocument({ vin, acknowledged }) {
    judgeSticker(`document ${vin}`, vin, acknowledged?.id ?? null);
  }

  /** @param {string} what @param {string} vin @param {string | null} id the sticker that has to be there; null: none has to */
  function judgeSticker(what, vin, id) {
    const ofVin = stickers.get(vin) ?? [];
    const paid = (spends.get(vin) ?? []).length;
    if (ofVin.length > 1) verdict.doubled.push(`${what}: ${ofVin.length} stickers`);
    if (paid > 1) verdict.doubled.push(`${what}: ${paid} credits spent`);
    if (paid !== ofVin.length && paid < 2)
      verdict.lost.push(`${what}: ${paid} credits spent on ${ofVin.length} stickers`);
    // Numbers are shown in groups, and stored without.
    if (id !== null && !ofVin.some((sticker) => sticker.id === id.replaceAll('-', '')))
      verdict.lost.push(`${what}: no sticker ${id}`);
  }

  /** @param {Operation} operation */
  function judgeTicket({ key, acknowledged }) {
    const ofKey = tickets.get(key) ?? [];
    if (ofKey.length > 1) verdict.doubled.push(`ticket ${key}: ${ofKey.length} tickets`);
    if (acknowledged && !ofKey.some(({ number }) => number === acknowledged.number))
      verdict.lost.push(`ticket ${key}: no ticket ${acknowledged.number}`);
  }
}
