import { useQuery } from '@tanstack/react-query';
import { permits } from '@vinlore/contract';
import { DeskLink, DeskPage, useDesk } from '@vinlore/desk-ui';
import { Notice, useBrand, useCall, useTranslator } from '@vinlore/ui';
import type { DeskRoute } from '../areas/area.ts';
import { AREAS } from '../areas/index.ts';
import type { staffMessages } from '../messages/index.ts';
import styles from './home-page.module.css';

/** How much waits on a page; nothing where nothing does, or while that is not known. */
function Waiting({ path, waiting }: { readonly path: string; readonly waiting: NonNullable<DeskRoute['waiting']> }) {
  const { t, number } = useTranslator<typeof staffMessages>();
  const call = useCall();
  const { data = 0 } = useQuery({ queryKey: ['waiting', path], queryFn: ({ signal }) => waiting(call, signal) });
  if (data === 0) return null;
  return (
    <span className={styles.count}>
      {number(data)} <span className="hidden-visually">{t('staff.waiting')}</span>
    </span>
  );
}

/** `/staff`: what waits, and the way to all that who works here may do. */
export function HomePage() {
  const { t } = useTranslator<typeof staffMessages>();
  const { name } = useBrand();
  const { roles } = useDesk();
  const areas = AREAS.map(({ title, pages }) => ({
    title,
    pages: pages.filter(({ nav, permission }) => nav && permits(roles, permission)),
  })).filter(({ pages }) => pages.length > 0);
  return (
    <DeskPage title={t('staff.home')} lead={t('staff.homeLead', { brand: name })}>
      {areas.length === 0 && (
        <Notice status="no" title={t('staff.nothingHere')}>
          <p>{t('staff.nothingHereLead')}</p>
        </Notice>
      )}
      <div className={styles.areas}>
        {areas.map(({ title, pages }) => (
          <section key={title} className={styles.area} aria-labelledby={title}>
            <h2 id={title}>{t(title)}</h2>
            <ul>
              {pages.map(({ path, nav, waiting }) => {
                const { label, Icon } = nav!;
                return (
                  <li key={path}>
                    <DeskLink className={styles.link} href={path}>
                      <Icon />
                      {t(label)}
                      {waiting && <Waiting path={path} waiting={waiting} />}
                    </DeskLink>
                  </li>
                );
              })}
            </ul>
          </section>
        ))}
      </div>
    </DeskPage>
  );
}
