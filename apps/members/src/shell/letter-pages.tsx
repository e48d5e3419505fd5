import { withTexts } from '@vinlore/ui';
import { Outlet } from '@tanstack/react-router';
import { letterMessages } from '@vinlore/account-feature';
import { Suspense } from 'react';
import { loadTexts } from '../load-texts.ts';

const Texts = withTexts(async (language) => (await loadTexts(language, [letterMessages])).messages);

/** The pages that mails open, and the one that asks for such a mail: few visitors come here. */
export function LetterPages() {
  return (
    <Suspense>
      <Texts>
        <Outlet />
      </Texts>
    </Suspense>
  );
}
