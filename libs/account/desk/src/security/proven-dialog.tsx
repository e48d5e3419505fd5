import { ActDialog, type ActDialogProps } from '@vinlore/desk-ui';
import { useState } from 'react';
import { needsPassword, PasswordField } from '../second-factor/password-field.tsx';

/** What `ProvenDialog` takes: an `ActDialog` whose act takes a password, where the server wants one. */
export interface ProvenDialogProps extends Pick<ActDialogProps, 'title' | 'lead' | 'action' | 'tone' | 'onClose'> {
  /** For password managers: whose password may be asked. */
  readonly email: string;
  readonly act: (pass: string | undefined) => Promise<unknown>;
}

/** Asks before something changes by which the account is opened, and for the password where the login was long ago. */
export function ProvenDialog({ email, act, ...dialog }: ProvenDialogProps) {
  const [pass, setPass] = useState('');
  const [asks, setAsks] = useState(false);
  return (
    <ActDialog
      {...dialog}
      ready={!asks || pass !== ''}
      onAct={async () => {
        try {
          await act(pass === '' ? undefined : pass);
        } catch (error) {
          if (error instanceof Error && needsPassword(error)) setAsks(true);
          throw error;
        }
      }}
    >
      {asks && <PasswordField email={email} value={pass} onChange={setPass} />}
    </ActDialog>
  );
}
