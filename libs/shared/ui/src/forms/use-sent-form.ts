import { type FormEvent, useState } from 'react';
import { postedError, usePostedForm } from './posted-form.tsx';
import type { FieldTexts } from './validate-by.ts';

/** What a form says, by its fields. */
type Entered<Field extends string> = Readonly<Record<Field, string>>;

/** A form that can be sent: by its island, and by the server where the browser sends it without a script. */
export interface SentForm<Field extends string> {
  /** By which the server knows it; a part behind a colon tells forms of one kind apart. */
  readonly name: string;
  /** Names of the fields, in the order of the page. */
  readonly fields: readonly Field[];
  /** What is wrong with what was entered, in words. */
  readonly check: (entered: Entered<Field>) => FieldTexts<Entered<Field>>;
  readonly send: (entered: Entered<Field>) => Promise<unknown>;
}

/**
 * A form whose fields are read when it is sent and are nobody's before: what is typed while an island's code loads
 * stays, and so does all of it when sending fails. The first field that is wrong takes the focus. Where the browser sent it
 * without a script, it begins with what became of that.
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
    /** Why sending failed; null where it did not. */
    failure,
    sending,
    /** What was sent; null before. */
    sent,
    /** What the fields begin with: what the browser sent without a script, and the server did not take. */
    before: (posted && !posted.sent ? posted.entered : {}) as Partial<Entered<Field>>,
    /** Shows the form again, empty. */
    another: () => setSent(null),
    /** Of the form. A browser without a script sends it to its own page, and shows this place of it again. */
    form: { id, action: `#${id}`, method: 'post', noValidate: true, onSubmit } as const,
    /** Of what stands in the form's place once it was sent. */
    id,
  };
}
