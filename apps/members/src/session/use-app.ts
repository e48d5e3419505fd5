import { useRouteContext } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import type { AppContext } from '../app-context.ts';
import { membershipAtom } from '@vinlore/account-feature/app';

/** What this app's screens share. */
export function useApp(): AppContext {
  return useRouteContext({ from: '__root__' });
}

/** Who sits before the screen, followed as it changes. */
export function useMembership() {
  return useAtomValue(membershipAtom);
}
