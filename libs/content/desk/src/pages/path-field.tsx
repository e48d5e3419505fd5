import { PagePathSchema } from '@vinlore/content-domain';
import { FieldFrame, useTranslator } from '@vinlore/ui';
import { useId } from 'react';
import * as v from 'valibot';
import type { contentDeskMessages } from '../messages/index.ts';

/** Props of `PathField`. */
export interface PathFieldProps {
  readonly value: string;
  readonly onChange: (path: string) => void;
}

/** The path of a page. */
export function PathField({ value, onChange }: PathFieldProps) {
  const { t } = useTranslator<typeof contentDeskMessages>();
  const id = useId();
  const isWrong = value !== '' && value !== '/' && !v.is(PagePathSchema, value);
  return (
    <FieldFrame
      id={id}
      label={t('content.path')}
      hint={t('content.pathHint')}
      {...(isWrong && { error: t('content.pathWrong') })}
    >
      {(ties) => (
        <input
          {...ties}
          className="field figure"
          data-autofocus
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          value={value}
          onChange={(event) => onChange(event.target.value.trim().toLowerCase())}
        />
      )}
    </FieldFrame>
  );
}
