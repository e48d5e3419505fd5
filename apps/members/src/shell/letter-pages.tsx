import { letterMessages } from '@vinlore/account-feature';
import { Suspense } from 'react';
import { loadTexts } from '../load-texts.ts';
import { pagesWith } from './pages-with.tsx';

const Pages = pagesWith(async (language) => (await loadTexts(language, [letterMessages])).messages);

/** The pages that mails open, and the one that asks for such a mail: few visitors come here. */
export function LetterPages() {
  return (
    <Suspense>
      <Pages />
    </Suspense>
  );
}
