import { useRouteContext } from '@tanstack/react-router';
import { membershipAtom } from '@vinlore/account-feature/app';
import { useAtomValue } from 'jotai';
import type { AppContext } from '../app-context.ts';

/** The app's shared state. */
export function useApp(): AppContext {
  return useRouteContext({ from: '__root__' });
}

/** The current session, reactive. */
export function useMembership() {
  return useAtomValue(membershipAtom);
}
