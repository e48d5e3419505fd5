export { Login, type LoginProps } from './login.tsx';
export { accountMessages } from './messages/index.ts';
export { SecureLogin, type SecureLoginProps } from './secure-login.tsx';
export { SignUp, type SignUpProps } from './sign-up.tsx';
