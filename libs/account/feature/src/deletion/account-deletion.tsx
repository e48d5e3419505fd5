import { island } from '@vinlore/ui';
import { ConfirmDeletion } from './confirm-deletion.tsx';
import { DeletionForm } from './deletion-form.tsx';
import { UndoDeletion } from './undo-deletion.tsx';

/** What the deletion page takes from its address. */
export interface AccountDeletionProps {
  /** Out of the mail that asks to confirm. */
  readonly token: string | null;
  /** Out of the mail that says that the account is closed. */
  readonly undo: string | null;
}

/** The deletion page (spec §2; path: decisions §4): the form, or what a mail's link opens. */
export function AccountDeletionScreen({ token, undo }: AccountDeletionProps) {
  if (token) return <ConfirmDeletion token={token} />;
  if (undo) return <UndoDeletion token={undo} />;
  return <DeletionForm />;
}

/** `AccountDeletionScreen` as an island: alive on the first touch. */
export const AccountDeletion = island('account-deletion', AccountDeletionScreen);
