import { Link } from '@tanstack/react-router';
import { MEMBERS_PATHS } from '@vinlore/account-domain';
import { isDealerAtom } from '@vinlore/browser';
import { bulkScreenMessages } from '@vinlore/bulk-ui';
import { DealersOnly, dealerScreenMessages } from '@vinlore/sticker-feature';
import { withTexts } from '@vinlore/ui';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { loadTexts } from '../load-texts.ts';

const Texts = withTexts((language) =>
  loadTexts(language, [bulkScreenMessages, dealerScreenMessages]).then(({ messages }) => messages),
);

interface ForDealersProps {
  /** Page title. */
  readonly title: string;
  readonly children: ReactNode;
}

/** A dealer-only page; other members see who it is for. */
export function ForDealers({ title, children }: ForDealersProps) {
  const isDealer = useAtomValue(isDealerAtom);
  return (
    <Texts>
      {isDealer ? (
        children
      ) : (
        <DealersOnly
          title={title}
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
