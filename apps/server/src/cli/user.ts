import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { EmailSchema, NewPasswordSchema } from '@vinlore/account-domain';
import { createAccount, setGate, setPassword } from '@vinlore/account-server';
import * as v from 'valibot';
import type { Command } from '../cli.ts';
import type { Product } from '../product.ts';
import { withProduct } from './with-product.ts';

const USAGE = `Usage: npm run user -- create   --email E [--brand KEY] [--role staff|member|dealer] [--password P]
       npm run user -- password --email E [--brand KEY] [--password P]
       npm run user -- gate     --email E  --brand KEY [--password P]    the members' gate of a brand
Without --brand: every brand. Without --password: a random one, printed once.
`;

const ROLES = ['member', 'dealer', 'staff'] as const;

interface Order {
  readonly email: string;
  readonly password: string;
  readonly role: (typeof ROLES)[number];
  readonly brands: readonly string[];
}

async function carryOut(
  action: string,
  { email, password, role, brands }: Order,
  { database }: Product,
): Promise<boolean> {
  for (const brand of brands) {
    if (action === 'create') {
      await createAccount(database, {
        brand,
        email,
        password,
        dealer: role === 'dealer',
        roles: role === 'staff' ? ['staff'] : [],
      });
    } else if (action === 'password') {
      if (!(await setPassword(database, { brand, email, password }))) return false;
    } else {
      await setGate(database, { brand, email, password });
    }
  }
  return true;
}

/** `npm run user`: the first staff account, forgotten passwords, and the gate of a brand. */
export const user: Command = async (args) => {
  const fail = (words: string) => {
    process.stderr.write(`${words}\n\n${USAGE}`);
    return 2;
  };
  let parsed;
  try {
    const text = { type: 'string' } as const;
    parsed = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { email: text, brand: text, role: text, password: text },
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
  if (action === 'gate' && !values.brand) return fail('--brand is needed: a gate belongs to one brand.');

  return withProduct(async (product) => {
    const keys = product.brands.map(({ key }) => key);
    if (values.brand && !keys.includes(values.brand)) return fail(`--brand takes ${keys.join(', ')}.`);
    const brands = values.brand ? [values.brand] : keys;
    const done = await carryOut(action, { email: email.output, password: password.output, role, brands }, product);
    if (!done) return fail(`There is no account ${email.output} there.`);
    process.stdout.write(`${action} ${email.output} (${brands.join(', ')})\n`);
    if (!values.password) process.stdout.write(`password: ${password.output}\n`);
    return 0;
  });
};
