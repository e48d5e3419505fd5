import { type LinkSecretName, withSecret } from './link-secret.ts';

/** A page whose links used to carry the secret in the query: the parameter's name, and the page that reads it now. */
interface FormerPlace {
  readonly parameter: string;
  readonly page: string;
  readonly name: LinkSecretName;
}

const token = (page: string, parameter = 'token'): FormerPlace => ({ parameter, page, name: 'token' });

/** Former addresses with a secret in the query, by path. Emails already sent link to them. */
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
 * Moves the secret of an old email link from the query to the fragment.
 *
 * @param path without the language prefix
 * @returns the page's address with the secret in its fragment; null if the query has none
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
