import { moneyMoved, useStickersLeft } from '@vinlore/billing-feature';
import { Bulk } from '@vinlore/sticker-feature';
import { useTranslator } from '@vinlore/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useAtom } from 'jotai';
import { useCallback, useEffect, useState } from 'react';
import type { membersMessages } from '../messages/index.ts';
import { usePageTitle } from '../use-page.ts';
import { chosenListAtom } from './chosen-list.ts';
import { ForDealers } from './for-dealers.tsx';
import { buyLink } from './members-links.tsx';

/** `/members/bulk` */
export function BulkPage() {
  const { t } = useTranslator<typeof membersMessages>();
  usePageTitle(t('members.bulk'));
  const queries = useQueryClient();
  const { left } = useStickersLeft();
  const [chosen, setChosen] = useAtom(chosenListAtom);
  const [list] = useState(chosen);
  // It was brought along once: whoever comes back begins anew.
  useEffect(() => setChosen(null), [setChosen]);
  const onSpent = useCallback(() => void moneyMoved(queries), [queries]);
  return (
    <ForDealers title={t('members.bulk')}>
      <Bulk list={list} left={left} buyLink={buyLink} onSpent={onSpent} />
    </ForDealers>
  );
}
