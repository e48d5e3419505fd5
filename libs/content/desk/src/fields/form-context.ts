import type { DocumentFault, Place } from '@vinlore/content-domain';
import type { Language } from '@vinlore/i18n';
import { createContext, use } from 'react';

/** The document that fields edit. */
export interface DocumentForm {
  /** Sets a value; undefined removes it. */
  readonly change: (place: Place, value: unknown) => void;
  /** Returns the id of a field's element. */
  readonly idOf: (place: Place | string) => string;
  /** The language of the content; labels are in the desk's language. */
  readonly language: Language;
  readonly faults: readonly DocumentFault[];
  /** Whether empty fields show "required": only after an attempt to publish. */
  readonly judged: boolean;
  /** The site's paths, suggested for links. */
  readonly paths: readonly string[];
  /** The brand's images by name, with thumbnail URLs. */
  readonly pictures: ReadonlyMap<string, string>;
}

const FormContext = createContext<DocumentForm | null>(null);

/** Provides the document to its fields. */
export const DocumentFormProvider = FormContext.Provider;

/** Returns the document of a field. */
export function useDocumentForm(): DocumentForm {
  const form = use(FormContext);
  if (!form) throw new Error('No DocumentFormProvider above this component.');
  return form;
}

/** Returns the error of a field if it is to be shown. */
export function useFaultAt(place: Place): DocumentFault['fault'] | null {
  const { faults, judged } = useDocumentForm();
  const path = place.join('.');
  const fault = faults.find((each) => each.path === path)?.fault ?? null;
  return judged || (fault !== 'missing' && fault !== 'few') ? fault : null;
}
