import { FieldError } from '@vinlore/ui';
import { useId } from 'react';

/** What a form could not do, in red under it (spec §8). @param props.words null where nothing failed */
export function FailureUnder({ words }: { readonly words: string | null }) {
  const id = useId();
  return <div role="alert">{words !== null && <FieldError id={id} text={words} />}</div>;
}
