import { type FormEvent, useState } from 'react';
import type { FieldTexts } from './validate-by.ts';

/** What a form says, by its fields. */
type Entered<Field extends string> = Readonly<Record<Field, string>>;

/** What `useSentForm` takes. */
export interface SentFormOptions<Field extends string> {
  /** Names of the fields, in the order of the page. */
  readonly fields: readonly Field[];
  /** What is wrong with what was entered, in words. */
  readonly check: (entered: Entered<Field>) => FieldTexts<Entered<Field>>;
  readonly send: (entered: Entered<Field>) => Promise<unknown>;
}

/**
 * A form whose fields are read when it is sent and are nobody's before: what is typed while an island's code loads
 * stays, and so does all of it when sending fails. The first field that is wrong takes the focus.
 */
export function useSentForm<Field extends string>({ fields, check, send }: SentFormOptions<Field>) {
  const [faults, setFaults] = useState<FieldTexts<Entered<Field>>>({});
  const [failure, setFailure] = useState<unknown>(null);
  const [sending, setSending] = useState(false);
  const [sent, setSent] = useState<Entered<Field> | null>(null);

  const sendIt = async (entered: Entered<Field>) => {
    setSending(true);
    setFailure(null);
    try {
      await send(entered);
      setSent(entered);
    } catch (error) {
      setFailure(error);
    } finally {
      setSending(false);
    }
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending) return;
    const form = event.currentTarget;
    const data = new FormData(form);
    const entered = Object.fromEntries(fields.map((field) => [field, String(data.get(field))])) as Entered<Field>;
    const wrong = check(entered);
    setFaults(wrong);
    const first = fields.find((field) => wrong[field]);
    if (first) form.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
    else void sendIt(entered);
  };

  return {
    faults,
    /** Why sending failed; null where it did not. */
    failure,
    sending,
    /** What was sent; null before. */
    sent,
    /** Shows the form again, empty. */
    another: () => setSent(null),
    onSubmit,
  };
}
