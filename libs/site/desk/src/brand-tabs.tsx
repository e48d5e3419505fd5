import { Tabs } from '@vinlore/desk-ui';
import { useTranslator } from '@vinlore/ui';
import type { siteDeskMessages } from './messages/index.ts';

/** Tabs of the brand pages. */
export function BrandTabs() {
  const { t } = useTranslator<typeof siteDeskMessages>();
  return (
    <Tabs
      label={t('site.tabs')}
      tabs={[
        { href: '/staff/brand', label: t('site.settings') },
        { href: '/staff/brand/mails', label: t('site.mails.tab') },
        { href: '/staff/brand/history', label: t('site.history') },
        { href: '/staff/brand/new', label: t('site.new') },
      ]}
    />
  );
}
