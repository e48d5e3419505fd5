import { VALUE_LENGTH } from '@vinlore/site-domain';
import { useTranslator } from '@vinlore/ui';
import { useEdit } from '../edit/edit-context.ts';
import type { siteDeskMessages } from '../messages/index.ts';
import { FieldRow } from './field-row.tsx';
import styles from './fields.module.css';

/** Settings store scripts as base64 of UTF-8 (spec §3); people edit them as plain text. */
export function toBase64(script: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(script)));
}

/** The decoded script; a value that isn't base64 is returned as is. */
export function fromBase64(value: string): string {
  try {
    return new TextDecoder().decode(Uint8Array.from(atob(value), (character) => character.charCodeAt(0)));
  } catch {
    return value;
  }
}

/** A script field. */
export function ScriptField({ name }: { readonly name: string }) {
  const { t } = useTranslator<typeof siteDeskMessages>();
  const { valueOf, set, mayChange } = useEdit();
  return (
    <FieldRow name={name} wrong={t('site.wrong.text')}>
      {(ties) => (
        <textarea
          {...ties}
          className={`field figure ${styles.script}`}
          rows={4}
          // Base64 uses four characters per three bytes.
          maxLength={Math.floor(VALUE_LENGTH / 4) * 3}
          spellCheck={false}
          value={fromBase64(String(valueOf(name)))}
          readOnly={!mayChange}
          onChange={({ target }) => set(name, toBase64(target.value))}
        />
      )}
    </FieldRow>
  );
}
