import '@vinlore/theming/styles.css';
import { createApiClient } from '@vinlore/api-client';
import {
  configQuery,
  createQueryClient,
  followConfig,
  followScroll,
  forgetDeviceCopy,
  forgetDrafts,
  holdLinkSecret,
  keepOffline,
  loadSiteSettings,
  openLocalStore,
  takeLinkSecret,
} from '@vinlore/browser';
import { MEMBERS_PATHS, pathnameOf } from '@vinlore/account-domain';
import { apiBase } from '@vinlore/brand';
import type { Call } from '@vinlore/contract';
import { createStore } from 'jotai';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { followSpanish, spokenLanguage, textsAtom } from './language/spoken-language.ts';
import { loadTexts } from './load-texts.ts';
import { followColors } from './look/follow-colors.ts';
import { createErrorReports, watchWindow } from '@vinlore/account-feature/app';
import { createMembersRouter, preloadPages } from './router.tsx';
import { recheckGate } from './session/gate.ts';
import { membershipAtom, openMemberships, openProofs, openTwoSteps } from '@vinlore/account-feature/app';
import { readSite } from '@vinlore/browser';

takeLinkSecret();
const keepLinkSecret = holdLinkSecret();

/** Storage that keeps nothing, for read-only views. */
const noStorage = (): Storage => {
  throw new DOMException('A view keeps nothing.', 'SecurityError');
};

/** Queries with the same result for everyone. */
const PUBLIC: readonly unknown[] = ['config', 'site_settings'];

const site = readSite();
/** A view runs next to whoever is signed in to this browser, and touches nothing of theirs (ADR 57). */
const isView = pathnameOf(window.location.pathname) === MEMBERS_PATHS.view;
const store = isView ? openLocalStore(noStorage) : openLocalStore();
const atoms = createStore();
const queries = createQueryClient();
const cookies = () => (isView ? '' : document.cookie);
const memberships = openMemberships({ atoms, store, cookies, ...(isView && { ask: () => Promise.resolve(null) }) });
const [askProof, askTwoStep] = [openProofs(atoms), openTwoSteps(atoms)];
const call: Call = createApiClient({
  base: apiBase(site.brand, window.location),
  site: site.brand.domain,
  token: memberships.token,
  cookies,
  // Any call may find that the session has ended: go to sign-in and come back.
  keepTokenFresh: (passive) => memberships.keepFresh(call, passive),
  onTokenRefused: (refused, passive) => memberships.renew(call, refused, passive),
  onReason: async (refusal) => (await askProof(refusal)) || askTwoStep(refusal),
});
const report = createErrorReports(call);
watchWindow(report);
followScroll();
keepOffline();
const context = { site, call, queries, store, memberships, report, isView };
const router = createMembersRouter(context);
// The gate may reload the page it forwards to: keep the secret with the history entry until the page reads it.
router.subscribe('onResolved', keepLinkSecret);

/**
 * Data on this device belongs to the current member, or is deleted. While a session is being restored, the member is
 * unknown.
 */
const followDeviceCopy = () => {
  const membership = atoms.get(membershipAtom);
  if (membership.state === 'stranger') forgetDeviceCopy();
  if (membership.state === 'member') forgetDeviceCopy(membership.session.user.id);
};
if (!isView) {
  followDeviceCopy();
  atoms.sub(membershipAtom, followDeviceCopy);
}
atoms.sub(membershipAtom, () => {
  // Clear cached data when the member changes.
  const membership = atoms.get(membershipAtom);
  if (membership.state === 'stranger')
    queries.removeQueries({ predicate: ({ queryKey }) => !PUBLIC.includes(queryKey[0]) });
  if (membership.state === 'stranger' && membership.farewell === 'logged-out') forgetDrafts(atoms);
  if (membership.state === 'member') preloadPages(membership.session.user.is_dealer);
  void router.invalidate();
});
if (!isView) memberships.followOtherTabs(call);
if (memberships.loggedIn()) void memberships.restore(call);

// Startup requests (spec §1, §4): in the background; a failure changes nothing on screen.
const startUp = { call, store, brand: site.brand };
followConfig({ startUp, queries, atoms });
void queries.prefetchQuery(configQuery(startUp));
followColors({ atoms, brand: site.brand });
void loadSiteSettings({ startUp, queries, atoms }).then(() => router.invalidate());
void recheckGate(window.location.pathname + window.location.search, context).then((target) =>
  target === null ? router.invalidate() : router.navigate({ ...target, replace: true }),
);

const language = spokenLanguage({ cookies: document.cookie, config: undefined, page: site.language });
atoms.set(textsAtom, await loadTexts(language));
followSpanish({ startUp, queries, atoms, page: document });
createRoot(document.getElementById('root')!).render(<App atoms={atoms} context={context} router={router} />);
