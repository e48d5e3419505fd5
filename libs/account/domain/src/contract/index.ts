import { checkSecurityAuth } from './check-security-auth.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { register } from './register.ts';
import { secureLogin } from './secure-login.ts';
import { session } from './session.ts';

/** Calls around accounts, sessions and the gate. */
export const accountContract = { checkSecurityAuth, login, logout, register, secureLogin, session };
