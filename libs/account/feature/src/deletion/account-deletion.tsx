import { island } from '@vinlore/ui';
import { ConfirmDeletion } from './confirm-deletion.tsx';
import { DeletionForm } from './deletion-form.tsx';
import { UndoDeletion } from './undo-deletion.tsx';

/** Props of `AccountDeletion`. */
export interface AccountDeletionProps {
  /** Which page to show: the request form, the confirmation, or reactivation. */
  readonly step: 'ask' | 'confirm' | 'undo';
}

const STEPS = { ask: DeletionForm, confirm: ConfirmDeletion, undo: UndoDeletion } as const;

/** The deletion page (spec §2; path: docs/decisions.md §4): the form, or the page of an emailed link. */
export function AccountDeletionScreen({ step }: AccountDeletionProps) {
  const Step = STEPS[step];
  return <Step />;
}

/** `AccountDeletionScreen` as an island, hydrated on first interaction, or immediately if the URL carries an email. */
export const AccountDeletion = island('account-deletion', AccountDeletionScreen, 'hash');

/** Pages of emailed links hydrate immediately, because they must report a missing token. */
export const AccountDeletionLink = island('account-deletion', AccountDeletionScreen, 'idle');
