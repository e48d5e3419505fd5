import { contentDeskContract, type ContentText } from '@vinlore/content-domain';
import { useDesk } from '@vinlore/desk-ui';
import type { Language } from '@vinlore/i18n';
import { useCall } from '@vinlore/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { keptTexts } from './kept-texts.ts';
import { type InWork, TextInWork } from './text-in-work.ts';

/** A text being edited and its actions. */
export interface EditedText extends InWork, Pick<TextInWork, 'edit' | 'save' | 'take' | 'amend' | 'clash' | 'settle'> {
  readonly language: Language;
  /** The entry number that actions are based on. */
  readonly base: number;
}

/** Opens one text of a document for as long as its editor is mounted. */
export function useTextInWork(id: string, language: Language, text: ContentText | null): EditedText {
  const call = useCall();
  const { me } = useDesk();
  const [inWork] = useState(
    () =>
      new TextInWork({
        key: `${me.id}:${id}:${language}`,
        text,
        save: (document, base) => call(contentDeskContract.saveDraft, { id, language, base, document }),
        kept: keptTexts(),
      }),
  );
  useEffect(() => inWork.start(), [inWork]);
  const now = useSyncExternalStore(inWork.subscribe, inWork.now);
  const { edit, save, take, amend, clash, settle } = inWork;
  return { ...now, edit, save, take, amend, clash, settle, language, base: now.text?.number ?? 0 };
}
