import { FieldError } from '@vinlore/ui';
import { useId } from 'react';

/** The error under a form, in red (spec §8). @param props.words null if there is none */
export function FailureUnder({ words }: { readonly words: string | null }) {
  const id = useId();
  return <div role="alert">{words !== null && <FieldError id={id} text={words} />}</div>;
}
