export { defineAccountJobs } from './account-jobs.ts';
export { type AccountOptions, type Accounts, createAccountSlice } from './account-slice.ts';
export { type AccountToCreate, createAccount, setGate, setPassword } from './accounts/administration.ts';
export { createDeletionSlice } from './deletion/deletion-slice.ts';
export type { DeletionPorts } from './deletion/ports.ts';
export type { PasswordHasher } from './passwords/hasher.ts';
export { defineProfileJobs } from './profile/profile-jobs.ts';
export { createProfileSlice, type ProfileOptions } from './profile/profile-slice.ts';
export type { CookieState } from './sessions/session-cookies.ts';
