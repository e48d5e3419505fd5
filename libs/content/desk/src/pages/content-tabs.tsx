import { Tabs } from '@vinlore/desk-ui';
import { useTranslator } from '@vinlore/ui';
import type { contentDeskMessages } from '../messages/index.ts';
import { PAGES_HREF, SITE_HREF } from '../places.ts';

/** The sections of a brand's content. */
export function ContentTabs() {
  const { t } = useTranslator<typeof contentDeskMessages>();
  return (
    <Tabs
      label={t('content.parts')}
      tabs={[
        { href: PAGES_HREF, label: t('content.pages') },
        { href: SITE_HREF, label: t('content.siteTitle') },
        { href: `${PAGES_HREF}/pictures`, label: t('content.pictures') },
        { href: `${PAGES_HREF}/links`, label: t('content.links') },
        { href: `${PAGES_HREF}/redirects`, label: t('content.redirects') },
      ]}
    />
  );
}
