import { randomBytes, randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import {
  EmailSchema,
  NewPasswordSchema,
  PermissionsSchema,
  sampleSecret,
  STEP_MS,
  stepAt,
  totpCode,
} from '@vinlore/account-domain';
import {
  createAccount,
  LastOwner,
  MergedAccount,
  mergePersons,
  resetSecondFactor,
  SampleAccount,
  ShortStaffPassword,
  separatePerson,
  setGate,
  setPassword,
} from '@vinlore/account-server';
import { giveCredits } from '@vinlore/billing-ledger';
import type { Brand } from '@vinlore/brand';
import { type Permission, PERMISSIONS } from '@vinlore/contract';
import { type ProductMode, productMode, readConfig } from '@vinlore/server-kit';
import * as v from 'valibot';
import { withHelp } from './command.ts';
import type { Product } from '../product.ts';
import { type Outcome, printOutcome } from './outcome.ts';
import { withProduct } from './with-product.ts';

const USAGE = `Usage: npm run user -- create   --email E [--brand KEY] [--role staff|member|dealer] [--password P] [--credits N]
                                [--permissions support,content,billing,owner]    for staff; default: owner
       npm run user -- password --email E [--brand KEY] [--password P]
       npm run user -- reset-factor --email E [--brand KEY]              removes a lost second factor
       npm run user -- same-person  --email E --brand KEY --with-email E --with-brand KEY   marks two accounts as one person's
       npm run user -- other-person --email E --brand KEY    separates an account whose email has a new owner
       npm run user -- code     --email E --password P                   prints a sample account's authenticator code
       npm run user -- gate     --email E  --brand KEY [--password P]    sets a brand's members' gate
Without --brand: every brand. Without --password: a random one, printed once. --credits adds N of each type.
`;

const CreditsSchema = v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number), v.maxValue(10_000));

/** Links or unlinks two accounts as one person's. @returns null for any other action */
async function workPersons(
  { database, brands }: Pick<Product, 'database' | 'brands'>,
  action: string,
  values: Readonly<Record<string, string | undefined>>,
): Promise<Outcome | null> {
  if (action !== 'same-person' && action !== 'other-person') return null;
  const fail = (words: string): Outcome => ({ code: 2, words: `${words}\n\n${USAGE}` });
  const named = (email: string | undefined, brand: string | undefined) => {
    const read = v.safeParse(EmailSchema, email);
    return read.success && brands.some(({ key }) => key === brand) ? { email: read.output, brand: brand! } : null;
  };
  const one = named(values['email'], values['brand']);
  if (!one) return fail('--email and --brand are required.');
  if (action === 'other-person') {
    if (!(await separatePerson(database, one))) return fail(`No account ${one.email} at ${one.brand}.`);
    return { code: 0, words: `${one.email} (${one.brand}) is now a separate person.\n` };
  }
  const other = named(values['with-email'], values['with-brand']);
  if (!other) return fail('--with-email and --with-brand are required.');
  if (!(await mergePersons(database, one, other))) return fail('One of the accounts doesn’t exist.');
  return { code: 0, words: `${one.email} (${one.brand}) and ${other.email} (${other.brand}) are now one person.\n` };
}

/** Handlers by action; `code` needs no database. */
const ACTIONS = ['create', 'password', 'reset-factor', 'gate'];

const GrantSchema = v.pipe(
  v.string(),
  v.transform((text) => text.split(',')),
  PermissionsSchema,
  v.minLength(1),
);

const ROLES = ['member', 'dealer', 'staff'] as const;

interface Order {
  readonly email: string;
  readonly password: string;
  readonly role: (typeof ROLES)[number];
  readonly permissions: readonly Permission[];
  readonly brands: readonly Brand[];
  /** Of each credit type; 0 for none. */
  readonly credits: number;
}

async function carryOut(
  action: string,
  { email, password, role, permissions, brands, credits }: Order,
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
        roles: role === 'staff' ? ['staff', ...permissions] : [],
      });
      const cause = { kind: 'gift', id: randomUUID() };
      if (credits > 0) await giveCredits(database, { brand: each, accountId, credits, cause, at: clock() });
    } else if (action === 'password') {
      if (!(await setPassword(database, { brand, email, password }))) return false;
    } else if (action === 'reset-factor') {
      if (!(await resetSecondFactor(database, { brand, email }, clock()))) return false;
    } else {
      await setGate(database, { brand, email, password });
    }
  }
  return true;
}

/** Executes the command. */
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
      options: {
        ...{ email: text, brand: text, role: text, permissions: text, password: text, credits: text },
        ...{ 'with-email': text, 'with-brand': text },
      },
    });
  } catch (error) {
    return fail(error instanceof Error ? error.message : 'The arguments cannot be read.');
  }
  const { values, positionals } = parsed;
  const [action = ''] = positionals;
  const persons = await workPersons(product, action, values);
  if (persons) return persons;
  if (!ACTIONS.includes(action) || positionals.length !== 1)
    return fail(`Use ${ACTIONS.join(', ')}, same-person, other-person, or code.`);
  const email = v.safeParse(EmailSchema, values.email);
  if (!email.success) return fail('--email must be an email address.');
  const password = v.safeParse(NewPasswordSchema, values.password ?? randomBytes(12).toString('base64url'));
  if (!password.success) return fail('--password takes 8 to 128 characters.');
  const role = ROLES.find((each) => each === (values.role ?? 'member'));
  if (!role) return fail(`--role takes ${ROLES.join(', ')}.`);
  const permissions = v.safeParse(GrantSchema, values.permissions ?? 'owner');
  if (!permissions.success || (values.permissions && role !== 'staff'))
    return fail(`--permissions needs --role staff and a comma-separated list of ${PERMISSIONS.join(', ')}.`);
  const credits = v.safeParse(CreditsSchema, values.credits ?? '0');
  if (!credits.success) return fail('--credits must be a number up to 10,000.');
  if (action === 'gate' && !values.brand) return fail('--brand is required: a gate belongs to one brand.');

  const keys = product.brands.map(({ key }) => key);
  if (values.brand && !keys.includes(values.brand)) return fail(`--brand takes ${keys.join(', ')}.`);
  const brands = product.brands.filter(({ key }) => key === (values.brand ?? key));
  const order = {
    email: email.output,
    password: password.output,
    role,
    permissions: permissions.output,
    brands,
    credits: credits.output,
  };
  try {
    if (!(await carryOut(action, order, product))) return fail(`Account ${email.output} not found.`);
  } catch (error) {
    const isRefusal = [LastOwner, MergedAccount, SampleAccount, ShortStaffPassword].some(
      (kind) => error instanceof kind,
    );
    if (isRefusal) return fail((error as Error).message);
    throw error;
  }
  const done = `${action} ${email.output} (${brands.map(({ key }) => key).join(', ')})\n`;
  const keepsPassword = values.password || action === 'reset-factor';
  return { code: 0, words: keepsPassword ? done : `${done}password: ${password.output}\n` };
}

/** A sample account's current authenticator code, derived from email and password alone. */
export async function sampleCode(args: readonly string[], now: Date, mode: ProductMode): Promise<Outcome> {
  if (mode === 'production')
    return { code: 2, words: 'Sample accounts exist in trial mode only (VINLORE_MODE=trial); this is production.\n' };
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ args: [...args], strict: false, options: { email: text, password: text } });
  const email = v.safeParse(EmailSchema, values['email']);
  const password = values['password'];
  if (!email.success || typeof password !== 'string')
    return { code: 2, words: `code needs --email and the sample accounts’ --password.\n\n${USAGE}` };
  const code = totpCode(await sampleSecret(email.output, password), stepAt(now));
  const seconds = Math.ceil((STEP_MS - (now.getTime() % STEP_MS)) / 1000);
  return { code: 0, words: `${code}   for ${seconds} more seconds, once\n` };
}

/** `npm run user`: the first staff account, forgotten passwords, lost second factors, and a brand's gate. */
export const user = withHelp(USAGE, async (args) =>
  args[0] === 'code'
    ? printOutcome(await sampleCode(args.slice(1), new Date(), productMode(readConfig(process.env))))
    : withProduct(async (product) => printOutcome(await workUsers(product, args))),
);
