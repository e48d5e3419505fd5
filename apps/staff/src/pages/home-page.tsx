import { permits } from '@vinlore/contract';
import { DeskLink, useDesk } from '@vinlore/desk-ui';
import { Notice, useTranslator } from '@vinlore/ui';
import type { LoadedPage } from '../areas/area.ts';
import { AREAS } from '../areas/index.ts';
import type { staffMessages } from '../messages/index.ts';
import styles from './home-page.module.css';

/** Links to everything the user may do. */
function Ways() {
  const { t } = useTranslator<typeof staffMessages>();
  const { roles } = useDesk();
  const areas = AREAS.map(({ title, pages }) => ({
    title,
    pages: pages.filter(({ nav, permission }) => nav && permits(roles, permission)),
  })).filter(({ pages }) => pages.length > 0);
  if (areas.length === 0)
    return (
      <Notice status="no" title={t('staff.nothingHere')}>
        <p>{t('staff.nothingHereLead')}</p>
      </Notice>
    );
  return (
    <div className={styles.areas}>
      {areas.map(({ title, pages }) => (
        <section key={title} className={styles.area} aria-labelledby={title}>
          <h2 id={title}>{t(title)}</h2>
          <ul>
            {pages.map(({ path, nav }) => {
              const { label, Icon } = nav!;
              return (
                <li key={path}>
                  <DeskLink className={styles.link} href={path}>
                    <Icon />
                    {t(label)}
                  </DeskLink>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** `/staff`: search across the lists, pending work, and links to everything else. */
export async function loadHomePage(): Promise<LoadedPage> {
  const [{ OverviewPage, staffDeskMessages }, { useFinders }] = await Promise.all([
    import('@vinlore/staff-desk'),
    import('./finders.ts'),
  ]);
  const Page = () => <OverviewPage finders={useFinders()} ways={<Ways />} />;
  return { Page, texts: staffDeskMessages };
}
