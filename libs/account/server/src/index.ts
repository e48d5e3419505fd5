export { defineAccountJobs } from './account-jobs.ts';
export { type AccountModuleDeps, type Accounts, createAccountModule, type OpenGate } from './account-module.ts';
export {
  type AccountToCreate,
  createAccount,
  gateEmail,
  LastOwner,
  MergedAccount,
  prepareGate,
  setGate,
  setPassword,
  SampleAccount,
  ShortStaffPassword,
} from './accounts/administration.ts';
export { resealSecrets, secretsSealedBy } from './factors/authenticator-store.ts';
export { type ClosedSamples, closeSamples } from './samples/close-samples.ts';
export { demandTwoStep } from './proof/demand-two-step.ts';
export { addresseeOf } from './accounts/addressee.ts';
export { accountIdOf, contactOf } from './accounts/contact.ts';
export { type KnownPerson, peopleOf } from './accounts/people.ts';
export {
  memberActor,
  mergePersons,
  type NamedAccount,
  personOf,
  samePerson,
  separatePerson,
  staffActor,
} from './accounts/persons.ts';
export { type BuyerToKnow, ensureHolder, type OfferAccount } from './accounts/buyer-accounts.ts';
export { createDeletionModule } from './deletion/deletion-module.ts';
export { eraseAgain, type ErasedAgain, listErasures } from './deletion/erase-again.ts';
export { type ErasureLog, erasureLogIn, mergeErasures, readErasures } from './deletion/erasure-log.ts';
export { deletionsDue } from './deletion/deletions-due.ts';
export type { DeletionDeps } from './deletion/deps.ts';
export { configuredGoogle } from './identities/google-tokens.ts';
export { createMembersDeskModule } from './staff-members/members-desk-module.ts';
export { newDealers } from './staff-members/new-dealers.ts';
export { type MemberFinder, MOST_FOUND } from './staff-members/deps.ts';
export { definePasskeyJobs } from './passkeys/passkey-jobs.ts';
export { createPasskeyModule } from './passkeys/passkey-module.ts';
export type { PasswordHasher } from './passwords/hasher.ts';
export { accountImageRows } from './profile/images/image-store.ts';
export { type DealerFacts, dealerFactsOf, pictureBytes } from './profile/dealer-facts.ts';
export { type PostalName, postalNameOf } from './profile/postal-name.ts';
export { defineProfileJobs } from './profile/profile-jobs.ts';
export type { MoveMailbox } from './profile/profile-deps.ts';
export { createProfileModule, type ProfileModuleDeps } from './profile/profile-module.ts';
export { resetSecondFactor } from './second-factor/reset-by-command.ts';
export { brandsOfStaff } from './staff/desk-brands.ts';
export { createStaffAccounts, type StaffAccounts, type DeskModulesDeps } from './staff/desk-modules.ts';
export { hasApprover, peopleWith } from './staff/team/team-store.ts';
export { workAlsoAt } from './staff/team/work-also-at.ts';
export type { CookieState } from './sessions/session-cookies.ts';
export { defineViewJobs, type ViewToEnd } from './views/view-jobs.ts';
export { createViewModule } from './views/view-module.ts';
export { accountServerMails } from './mails/index.ts';
