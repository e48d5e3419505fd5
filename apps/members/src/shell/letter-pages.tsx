import { withTexts } from '@vinlore/ui';
import { Outlet } from '@tanstack/react-router';
import { letterMessages } from '@vinlore/account-feature';
import { Suspense } from 'react';
import { loadTexts } from '../load-texts.ts';

const Texts = withTexts(async (language) => (await loadTexts(language, [letterMessages])).messages);

/** Pages opened from emails, and the one that requests such an email: few visitors see them. */
export function LetterPages() {
  return (
    <Suspense>
      <Texts>
        <Outlet />
      </Texts>
    </Suspense>
  );
}
