import type { DocumentFault, Place } from '@vinlore/content-domain';
import type { Language } from '@vinlore/i18n';
import { createContext, use } from 'react';

/** What fields need of the document that they are part of. */
export interface DocumentForm {
  /** Sets a value; undefined takes it out. */
  readonly change: (place: Place, value: unknown) => void;
  /** Id of the element that edits a place. */
  readonly idOf: (place: Place | string) => string;
  /** Of what is written; the words around the fields are the desk's. */
  readonly language: Language;
  readonly faults: readonly DocumentFault[];
  /** Whether empty fields are called missing: not before somebody wanted to publish. */
  readonly judged: boolean;
  /** Paths of the site, offered where a link is written. */
  readonly paths: readonly string[];
  /** Pictures of the brand by name, with the address of a small one. */
  readonly pictures: ReadonlyMap<string, string>;
}

const FormContext = createContext<DocumentForm | null>(null);

/** Gives the fields below it their document. */
export const DocumentFormProvider = FormContext.Provider;

/** The document that a field is part of. */
export function useDocumentForm(): DocumentForm {
  const form = use(FormContext);
  if (!form) throw new Error('No DocumentFormProvider above this component.');
  return form;
}

/** What is wrong with a place, where it is to be said. */
export function useFaultAt(place: Place): DocumentFault['fault'] | null {
  const { faults, judged } = useDocumentForm();
  const path = place.join('.');
  const fault = faults.find((each) => each.path === path)?.fault ?? null;
  return judged || (fault !== 'missing' && fault !== 'few') ? fault : null;
}
