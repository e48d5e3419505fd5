import '@vinlore/theming/styles.css';
import { deskContract } from '@vinlore/account-domain';
import { accountMessages } from '@vinlore/account-feature';
import {
  createErrorReports,
  membershipAtom,
  openMemberships,
  openProofs,
  watchWindow,
} from '@vinlore/account-feature/app';
import { createApiClient } from '@vinlore/api-client';
import { apiBase } from '@vinlore/brand';
import { createQueryClient, openLocalStore, readSite, sendTelling } from '@vinlore/browser';
import { type Call, deskCookies } from '@vinlore/contract';
import { deskMessages } from '@vinlore/desk-ui';
import { loadMessages } from '@vinlore/i18n';
import { uiMessages } from '@vinlore/ui';
import { createStore } from 'jotai';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { staffMessages } from './messages/index.ts';
import { createStaffRouter } from './router.tsx';

const site = readSite();
const atoms = createStore();
const queries = createQueryClient();
const cookies = () => deskCookies(document.cookie);
const store = openLocalStore();
const memberships = openMemberships({
  atoms,
  store,
  cookies,
  // Only this call recognizes staff whose account is at another brand.
  ask: (call, input) => call(deskContract.session, input),
});
const call: Call = createApiClient({
  base: apiBase(site.brand, window.location),
  site: site.brand.domain,
  token: memberships.token,
  cookies,
  sendTelling,
  keepTokenFresh: (passive) => memberships.keepFresh(call, passive),
  onTokenRefused: (refused, passive) => memberships.renew(call, refused, passive),
  onReason: openProofs(atoms),
});
const report = createErrorReports(call);
watchWindow(report);
const router = createStaffRouter({ site, call, queries, store, memberships, report });

atoms.sub(membershipAtom, () => {
  // Clear cached data when the person changes.
  if (atoms.get(membershipAtom).state === 'stranger') queries.clear();
  void router.invalidate();
});
memberships.followOtherTabs(call);
if (memberships.loggedIn()) void memberships.restore(call);

const { language } = site;
const messages = await loadMessages([uiMessages, accountMessages, deskMessages, staffMessages], language);
createRoot(document.getElementById('root')!).render(
  <App atoms={atoms} site={site} messages={messages} call={call} queries={queries} router={router} />,
);
