import { useLocation } from '@tanstack/react-router';
import { moneyMoved, useReportsLeft, useStickersLeft } from '@vinlore/billing-feature';
import { type PlanProduct, productsOf } from '@vinlore/brand';
import { Bulk, KindSwitch } from '@vinlore/bulk-ui';
import { REPORTS_KEY } from '@vinlore/report-feature';
import { INVENTORY_KEY, STICKERS_KEY } from '@vinlore/sticker-feature';
import { useBrand, useTranslator } from '@vinlore/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useAtom } from 'jotai';
import { useCallback, useEffect, useState } from 'react';
import type { membersMessages } from '../messages/index.ts';
import { usePageTitle } from '../use-page.ts';
import { chosenListAtom } from './chosen-list.ts';
import { ForDealers } from './for-dealers.tsx';
import { bulkLink, buyProductLink, documentLink } from './members-links.tsx';

/** Queries that a finished list invalidates, by product. */
const STALE = { sticker: [STICKERS_KEY, INVENTORY_KEY], report: [REPORTS_KEY] } as const;

/** `/members/bulk`: the product is in the URL, so a reload keeps it. */
export function BulkPage() {
  const { t } = useTranslator<typeof membersMessages>();
  usePageTitle(t('members.bulk'));
  const brand = useBrand();
  const queries = useQueryClient();
  const { product } = useLocation().search as { readonly product?: string };
  const left = { sticker: useStickersLeft().left, report: useReportsLeft().left };
  const [chosen, setChosen] = useAtom(chosenListAtom);
  const [list] = useState(chosen);
  // Passed on once: coming back starts over.
  useEffect(() => setChosen(null), [setChosen]);
  const onSpent = useCallback(() => void moneyMoved(queries), [queries]);
  const made = productsOf(brand).filter((each) => brand.features[each]);
  // Vehicles from the inventory that need stickers.
  const first: PlanProduct = brand.features.sticker ? 'sticker' : 'report';
  const kind = made.find((each) => each === product) ?? first;
  return (
    <ForDealers title={t('members.bulk')}>
      <Bulk
        key={kind}
        kind={kind}
        kinds={made.length > 1 && <KindSwitch kinds={made} kindLink={(to, text) => bulkLink(to, text, to === kind)} />}
        list={kind === first ? list : null}
        left={left[kind]}
        buyLink={(text) => buyProductLink(kind, text)}
        documentLink={(id, text) => documentLink({ kind, id }, text)}
        stale={STALE[kind]}
        onSpent={onSpent}
      />
    </ForDealers>
  );
}
