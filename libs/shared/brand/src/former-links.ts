import { type LinkSecretName, withSecret } from './link-secret.ts';

/** Where a page's secret stood before links carried it in the fragment: the parameter, and the page that reads it now. */
interface FormerPlace {
  readonly parameter: string;
  readonly page: string;
  readonly name: LinkSecretName;
}

const token = (page: string, parameter = 'token'): FormerPlace => ({ parameter, page, name: 'token' });

/** Former addresses with a secret in the query, by path. Mails that are out there lead to them. */
const FORMER_PLACES: Readonly<Record<string, readonly FormerPlace[]>> = {
  '/members/confirm': [token('/members/confirm')],
  '/members/confirm-email': [token('/members/confirm-email')],
  '/members/forgot-password': [token('/members/forgot-password')],
  '/account-deletion': [token('/account-deletion/confirm'), token('/account-deletion/undo', 'undo')],
  '/mailing': [token('/mailing')],
  '/recall-alerts/confirm': [token('/recall-alerts/confirm')],
  '/recall-alerts/end': [token('/recall-alerts/end')],
  '/checkout/thanks': [{ parameter: 'order', page: '/checkout/thanks', name: 'order' }],
  '/checkout/bank': [{ parameter: 'order', page: '/checkout/bank', name: 'order' }],
};

/**
 * Moves a secret out of the query of an address that older mails lead to.
 *
 * @param path without the language's prefix
 * @returns the same page with the secret in its fragment; null where the query holds none
 */
export function secretMoved(path: string, query: URLSearchParams): string | null {
  if (query.size === 0) return null;
  const former = FORMER_PLACES[path.replace(/(?<=.)\/$/, '')]?.find(({ parameter }) => query.has(parameter));
  if (!former) return null;
  const rest = new URLSearchParams(query);
  rest.delete(former.parameter);
  const search = rest.size > 0 ? `?${rest.toString()}` : '';
  return withSecret(former.page + search, former.name, query.get(former.parameter)!);
}
