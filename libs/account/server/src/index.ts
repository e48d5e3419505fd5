export { defineAccountJobs } from './account-jobs.ts';
export { type AccountOptions, type Accounts, createAccountSlice } from './account-slice.ts';
export { type AccountToCreate, createAccount, setGate, setPassword } from './accounts/administration.ts';
export type { PasswordHasher } from './passwords/hasher.ts';
export type { CookieState } from './sessions/session-cookies.ts';
