import { randomBytes, randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { EmailSchema, NewPasswordSchema } from '@vinlore/account-domain';
import { createAccount, setGate, setPassword } from '@vinlore/account-server';
import { giveCredits } from '@vinlore/billing-server';
import type { Brand } from '@vinlore/brand';
import * as v from 'valibot';
import type { Command } from '../cli.ts';
import type { Product } from '../product.ts';
import { type Outcome, told } from './outcome.ts';
import { withProduct } from './with-product.ts';

const USAGE = `Usage: npm run user -- create   --email E [--brand KEY] [--role staff|member|dealer] [--password P] [--credits N]
       npm run user -- password --email E [--brand KEY] [--password P]
       npm run user -- gate     --email E  --brand KEY [--password P]    the members' gate of a brand
Without --brand: every brand. Without --password: a random one, printed once. --credits gives N of each kind.
`;

const CreditsSchema = v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number), v.maxValue(10_000));

const ROLES = ['member', 'dealer', 'staff'] as const;

interface Order {
  readonly email: string;
  readonly password: string;
  readonly role: (typeof ROLES)[number];
  readonly brands: readonly Brand[];
  /** Of each pot; 0: none. */
  readonly credits: number;
}

async function carryOut(
  action: string,
  { email, password, role, brands, credits }: Order,
  { database, clock }: Pick<Product, 'database' | 'clock'>,
): Promise<boolean> {
  for (const each of brands) {
    const brand = each.key;
    if (action === 'create') {
      const accountId = await createAccount(database, {
        brand,
        email,
        password,
        dealer: role === 'dealer',
        roles: role === 'staff' ? ['staff', 'owner'] : [],
      });
      const cause = { kind: 'gift', id: randomUUID() };
      if (credits > 0) await giveCredits(database, { brand: each, accountId, credits, cause, at: clock() });
    } else if (action === 'password') {
      if (!(await setPassword(database, { brand, email, password }))) return false;
    } else {
      await setGate(database, { brand, email, password });
    }
  }
  return true;
}

/** Carries out what the arguments say. */
export async function workUsers(
  product: Pick<Product, 'brands' | 'database' | 'clock'>,
  args: readonly string[],
): Promise<Outcome> {
  const fail = (words: string): Outcome => ({ code: 2, words: `${words}\n\n${USAGE}` });
  let parsed;
  try {
    const text = { type: 'string' } as const;
    parsed = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { email: text, brand: text, role: text, password: text, credits: text },
    });
  } catch (error) {
    return fail(error instanceof Error ? error.message : 'The arguments cannot be read.');
  }
  const { values, positionals } = parsed;
  const [action = ''] = positionals;
  if (!['create', 'password', 'gate'].includes(action) || positionals.length !== 1)
    return fail('Say create, password or gate.');
  const email = v.safeParse(EmailSchema, values.email);
  if (!email.success) return fail('--email takes an e-mail address.');
  const password = v.safeParse(NewPasswordSchema, values.password ?? randomBytes(12).toString('base64url'));
  if (!password.success) return fail('--password takes 8 to 128 characters.');
  const role = ROLES.find((each) => each === (values.role ?? 'member'));
  if (!role) return fail(`--role takes ${ROLES.join(', ')}.`);
  const credits = v.safeParse(CreditsSchema, values.credits ?? '0');
  if (!credits.success) return fail('--credits takes a number up to 10,000.');
  if (action === 'gate' && !values.brand) return fail('--brand is needed: a gate belongs to one brand.');

  const keys = product.brands.map(({ key }) => key);
  if (values.brand && !keys.includes(values.brand)) return fail(`--brand takes ${keys.join(', ')}.`);
  const brands = product.brands.filter(({ key }) => key === (values.brand ?? key));
  const order = { email: email.output, password: password.output, role, brands, credits: credits.output };
  if (!(await carryOut(action, order, product))) return fail(`There is no account ${email.output} there.`);
  const done = `${action} ${email.output} (${brands.map(({ key }) => key).join(', ')})\n`;
  return { code: 0, words: values.password ? done : `${done}password: ${password.output}\n` };
}

/** `npm run user`: the first staff account, forgotten passwords, and the gate of a brand. */
export const user: Command = (args) => withProduct(async (product) => told(await workUsers(product, args)));
