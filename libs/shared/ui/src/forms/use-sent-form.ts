import { type FormEvent, useState } from 'react';
import { postedError, usePostedForm } from './posted-form.tsx';
import type { FieldTexts } from './validate-by.ts';

/** The form's values by field. */
type Entered<Field extends string> = Readonly<Record<Field, string>>;

/** A form that is submitted by its island, or by the server if the browser submits it without scripts. */
export interface SentForm<Field extends string> {
  /** The form's name on the server; a suffix after a colon tells several forms of one kind apart. */
  readonly name: string;
  /** Field names in page order. */
  readonly fields: readonly Field[];
  /** Returns the error texts of the entered values. */
  readonly check: (entered: Entered<Field>) => FieldTexts<Entered<Field>>;
  readonly send: (entered: Entered<Field>) => Promise<unknown>;
}

/**
 * Manages a form with uncontrolled fields that are read on submit, so that text typed while the island's code loads is
 * kept, and so is everything if sending fails. The first invalid field takes the focus. If the form was submitted
 * without scripts, it starts with that outcome.
 */
export function useSentForm<Field extends string>({ name, fields, check, send }: SentForm<Field>) {
  const posted = usePostedForm(name);
  const id = `form-${name}`;
  const [faults, setFaults] = useState<FieldTexts<Entered<Field>>>(
    (posted?.faults ?? {}) as FieldTexts<Entered<Field>>,
  );
  const [failure, setFailure] = useState<unknown>(() => postedError(posted));
  const [sending, setSending] = useState(false);
  const [sent, setSent] = useState<Entered<Field> | null>(posted?.sent ? (posted.entered as Entered<Field>) : null);

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
    /** The error of the last submission; null if there is none. */
    failure,
    sending,
    /** The submitted values; null before. */
    sent,
    /** Initial values: those that were submitted without scripts and rejected. */
    before: (posted && !posted.sent ? posted.entered : {}) as Partial<Entered<Field>>,
    /** Shows the empty form again. */
    another: () => setSent(null),
    /** Attributes of the form. Without scripts it is submitted to its own page, which then scrolls back to it. */
    form: { id, action: `#${id}`, method: 'post', noValidate: true, onSubmit } as const,
    /** Id for the content that replaces the submitted form. */
    id,
  };
}
