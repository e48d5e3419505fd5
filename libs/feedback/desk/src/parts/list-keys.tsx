import { useTranslator } from '@vinlore/ui';
import { useState } from 'react';
import type { feedbackDeskMessages } from '../messages/index.ts';
import { KeysHelp } from './keys-help.tsx';
import { useKeys } from './use-keys.ts';

/** The shortcuts of a list, opened with a button or `?`. */
export function ListKeys() {
  const { t } = useTranslator<typeof feedbackDeskMessages>();
  const [open, setOpen] = useState(false);
  useKeys({ '?': () => setOpen(true) });
  return (
    <KeysHelp
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      keys={[
        ['j / k', t('support.keyMove')],
        ['Enter', t('support.keyOpen')],
        ['/', t('support.keySearch')],
        ['?', t('support.keyHelp')],
      ]}
    />
  );
}
