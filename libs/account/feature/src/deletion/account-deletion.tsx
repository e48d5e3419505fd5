import { island } from '@vinlore/ui';
import { ConfirmDeletion } from './confirm-deletion.tsx';
import { DeletionForm } from './deletion-form.tsx';
import { UndoDeletion } from './undo-deletion.tsx';

/** What `AccountDeletion` takes. */
export interface AccountDeletionProps {
  /** The form that asks for it, or what the link of a mail opens: the last question, or the way back. */
  readonly step: 'ask' | 'confirm' | 'undo';
}

const STEPS = { ask: DeletionForm, confirm: ConfirmDeletion, undo: UndoDeletion } as const;

/** The deletion page (spec §2; path: docs/decisions.md §4): the form, or what a mail's link opens. */
export function AccountDeletionScreen({ step }: AccountDeletionProps) {
  const Step = STEPS[step];
  return <Step />;
}

/** `AccountDeletionScreen` as an island: alive on the first touch, or at once where the address names who asks. */
export const AccountDeletion = island('account-deletion', AccountDeletionScreen, 'hash');

/** A mail's link is read at once: a page without its secret has to say so. */
export const AccountDeletionLink = island('account-deletion', AccountDeletionScreen, 'idle');
