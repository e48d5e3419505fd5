import { ErrorNotice, Notice, useTranslator } from '@vinlore/ui';
import type { AccountTexts } from '../messages/index.ts';
import { FAULT_TEXTS, PasskeyFault } from './passkey-fault.ts';

/** Shows why a passkey failed, in the browser or on the server; canceling is not an error. */
export function PasskeyError({ error }: { readonly error: Error }) {
  const { t } = useTranslator<AccountTexts>();
  if (!(error instanceof PasskeyFault)) return <ErrorNotice error={error} />;
  const stopped = error.kind === 'stopped';
  return (
    <Notice status={stopped ? 'info' : 'stop'} role={stopped ? 'status' : 'alert'} title={t(FAULT_TEXTS[error.kind])} />
  );
}
