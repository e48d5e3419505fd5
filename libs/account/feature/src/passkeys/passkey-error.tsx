import { ErrorNotice, Notice, useTranslator } from '@vinlore/ui';
import type { AccountTexts } from '../messages/index.ts';
import { FAULT_TEXTS, PasskeyFault } from './passkey-fault.ts';

/** What went wrong with a passkey, in the browser or on the server; that somebody stopped is no error. */
export function PasskeyError({ error }: { readonly error: Error }) {
  const { t } = useTranslator<AccountTexts>();
  if (!(error instanceof PasskeyFault)) return <ErrorNotice error={error} />;
  const stopped = error.kind === 'stopped';
  return (
    <Notice status={stopped ? 'info' : 'stop'} role={stopped ? 'status' : 'alert'} title={t(FAULT_TEXTS[error.kind])} />
  );
}
