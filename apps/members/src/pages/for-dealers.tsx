import { Link } from '@tanstack/react-router';
import { MEMBERS_PATHS } from '@vinlore/account-domain';
import { isDealerAtom } from '@vinlore/browser';
import { DealersOnly, dealerScreenMessages } from '@vinlore/sticker-feature';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { loadTexts } from '../load-texts.ts';
import { withTexts } from '../shell/pages-with.tsx';

const Texts = withTexts((language) => loadTexts(language, [dealerScreenMessages]).then(({ messages }) => messages));

/** A page for dealers; other members read whom it is for. */
export function ForDealers({ children }: { readonly children: ReactNode }) {
  const isDealer = useAtomValue(isDealerAtom);
  return (
    <Texts>
      {isDealer ? (
        children
      ) : (
        <DealersOnly
          registerLink={(text) => (
            <Link className="btn btn-outline" to={MEMBERS_PATHS.dealer}>
              {text}
            </Link>
          )}
        />
      )}
    </Texts>
  );
}
