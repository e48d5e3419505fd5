import { parseArgs } from 'node:util';
import { Refusal } from '@vinlore/server-kit';
import type { ListedApproval } from '@vinlore/staff-server';
import { withHelp } from './command.ts';
import type { Product } from '../product.ts';
import { type Outcome, printOutcome } from './outcome.ts';
import { withProduct } from './with-product.ts';

const USAGE = `Usage: npm run approvals -- list    [--brand KEY]          lists requests that need a second person
       npm run approvals -- approve ID                   approves a request and carries it out
       npm run approvals -- decline ID --reason WORDS    declines a request
For brands with a single owner. Confirm with the requester that they made the request.
`;

const said = (value: string | null) => (value === null ? 'nothing' : JSON.stringify(value));

function linesOf({ id, brand, kind, askedBy, askedAt, facts, changes }: ListedApproval): string {
  const known = Object.entries(facts).filter(([, value]) => value !== '');
  return [
    `${id}  ${brand}  ${kind}  requested by ${askedBy ?? 'a deleted account'} on ${askedAt.toISOString()}`,
    ...(known.length > 0 ? [`  ${known.map(([name, value]) => `${name}: ${String(value)}`).join(', ')}`] : []),
    ...changes.map(({ name, before, after }) => `  ${name}: ${said(before)} → ${said(after)}`),
    '',
  ].join('\n');
}

async function carryOut(
  { approvals, brands }: Pick<Product, 'approvals' | 'brands'>,
  args: readonly string[],
): Promise<Outcome> {
  const text = { type: 'string' } as const;
  const options = { brand: text, reason: text };
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options });
  const [action = '', id, ...more] = positionals;
  const fail = (words: string): Outcome => ({ code: 2, words: `${words}\n\n${USAGE}` });
  if (action === 'list') {
    const keys = brands.map(({ key }) => key);
    if (values.brand !== undefined && !keys.includes(values.brand)) return fail(`--brand takes ${keys.join(', ')}.`);
    const waiting = await approvals.list(values.brand);
    return { code: 0, words: waiting.map(linesOf).join('') || 'No pending requests.\n' };
  }
  if (action !== 'approve' && action !== 'decline') return fail('Use list, approve, or decline.');
  if (id === undefined || more.length > 0) return fail(`${action} needs the id of one request.`);
  const reason = values.reason?.trim();
  if (action === 'decline' && !reason) return fail('--reason is required; the requester sees it.');
  const found = action === 'approve' ? await approvals.approve(id) : await approvals.decline(id, reason!);
  if (!found) return fail(`Request ${id} not found.`);
  return { code: 0, words: action === 'approve' ? `Approved and carried out ${id}.\n` : `Declined ${id}.\n` };
}

/** Executes the command. */
export async function workApprovals(
  product: Pick<Product, 'approvals' | 'brands'>,
  args: readonly string[],
): Promise<Outcome> {
  try {
    return await carryOut(product, args);
  } catch (error) {
    if (error instanceof Refusal) return { code: 1, words: `${error.message}\n` };
    // `parseArgs` throws TypeErrors with messages for the user.
    if (error instanceof TypeError && 'code' in error) return { code: 2, words: `${error.message}\n\n${USAGE}` };
    throw error;
  }
}

/** `npm run approvals`: the operator's approval, if a brand has no second person. */
export const approvals = withHelp(USAGE, (args) =>
  withProduct(async (product) => printOutcome(await workApprovals(product, args))),
);
