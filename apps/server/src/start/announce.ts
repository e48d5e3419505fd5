import { type Brand, deskOrigin } from '@vinlore/brand';
import type { OpenData } from '@vinlore/data-server';
import type { Serving } from '../serve.ts';
import type { SampleAccess } from './sample-accounts.ts';

/** Data being loaded in the background, in one line; null if nothing is missing or automatic loading is off. */
export function openDataLine(
  { mode }: Pick<OpenData, 'mode'>,
  missing: readonly { readonly name: string }[],
): string | null {
  if (mode !== 'auto' || missing.length === 0) return null;
  const names = missing.map(({ name }) => name).join(', ');
  return `${names}: loaded in the background where there is a network; npm run data -- status`;
}

/** The text of a ready server: the line other programs wait for, each brand's URL, and how to sign in. */
export function announcement(
  { address, admin }: Pick<Serving, 'address' | 'admin'>,
  brands: readonly Brand[],
  origin: (brand: Brand) => string,
  { samples, openData }: { readonly samples: SampleAccess | null; readonly openData: string | null },
): string {
  const width = Math.max(...brands.map(({ name }) => name.length));
  const lines = [
    `Vinlore ready on ${address}`,
    '',
    ...brands.map((brand) => `  ${brand.name.padEnd(width)}  ${origin(brand)}`),
  ];
  if (admin) lines.push('', `  Admin            ${admin.address}  (/metrics, /healthz)`);
  if (openData) lines.push('', `  Open data        ${openData}`);
  if (samples) {
    if (admin?.showsOutbox) lines.push(`  Unsent email     ${admin.address}/dev/outbox`);
    lines.push('', `  Sample accounts  ${samples.emails.join('  ')}`, `  Password         ${samples.password}`);
    const wide = Math.max(...samples.staff.map(({ email }) => email.length));
    const staff = samples.staff.map(
      ({ email, permission, secret }) => `${email.padEnd(wide)}  ${permission.padEnd(7)}  ${secret}`,
    );
    const [first] = brands;
    const desk = first ? deskOrigin(first, origin(first)) : '';
    lines.push(`  Staff desk       ${desk} (desk. before each domain), same password,`);
    lines.push('                   then an authenticator code:');
    lines.push(...staff.map((person) => `                   ${person}`));
    lines.push('                   Enter the key in an authenticator app, or print a code:');
    lines.push(
      `                   npm run user -- code --email ${samples.staff[0]!.email} --password ${samples.password}`,
    );
    lines.push(`  Sample coupon    ${samples.coupon}: 10 % off a first purchase`);
    const [vehicle, ...others] = samples.vehicles.map(({ vin, name }) => `${vin}  ${name}`);
    lines.push(`  Sample VINs      ${vehicle}`, ...others.map((other) => `                   ${other}`));
    lines.push('                   … and more in docs/reference/sample-vehicles.md');
    if (samples.gates.brands.length > 0) {
      lines.push(`  Members’ gate    ${samples.gates.brands.join(', ')}: ${samples.gates.email}, same password`);
    }
  }
  return `${lines.join('\n')}\n\n`;
}
