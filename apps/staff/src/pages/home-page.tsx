import { useQuery } from '@tanstack/react-query';
import { permits } from '@vinlore/contract';
import { DeskLink, DeskPage, useDesk, useMay } from '@vinlore/desk-ui';
import { staffContract } from '@vinlore/staff-domain';
import { Notice, useBrand, useCall, useTranslator } from '@vinlore/ui';
import { AREAS } from '../areas/index.ts';
import type { staffMessages } from '../messages/index.ts';
import styles from './home-page.module.css';

/** What waits for a second person, where who works here may be that person. */
function WaitingForTwo() {
  const { t } = useTranslator<typeof staffMessages>();
  const call = useCall();
  const { data } = useQuery({
    queryKey: ['approvals-waiting'],
    queryFn: ({ signal }) => call(staffContract.approvals, {}, { signal }),
  });
  if (!data || data.waiting === 0) return null;
  return (
    <Notice
      status="ask"
      title={t('staff.waiting', { count: data.waiting })}
      actions={
        <DeskLink className="btn btn-outline" href="/staff/approvals">
          {t('staff.toApprovals')}
        </DeskLink>
      }
    />
  );
}

/** `/staff`: what waits, and the way to all that who works here may do. */
export function HomePage() {
  const { t } = useTranslator<typeof staffMessages>();
  const { name } = useBrand();
  const { roles } = useDesk();
  const mayApprove = useMay(['billing', 'owner']);
  const areas = AREAS.map(({ title, pages }) => ({
    title,
    pages: pages.filter(({ nav, permission }) => nav && permits(roles, permission)),
  })).filter(({ pages }) => pages.length > 0);
  return (
    <DeskPage title={t('staff.home')} lead={t('staff.homeLead', { brand: name })}>
      {mayApprove && <WaitingForTwo />}
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
    </DeskPage>
  );
}
