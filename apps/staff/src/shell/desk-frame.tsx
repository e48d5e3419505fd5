import { useLocation } from '@tanstack/react-router';
import type { DeskMe } from '@vinlore/account-domain';
import { type Desk, DeskProvider } from '@vinlore/desk-ui';
import { AppFrame, LogoLink, MenuIcon, useBrand, useMainFocus, useTranslator } from '@vinlore/ui';
import { type ReactNode, Suspense, useEffect, useMemo, useRef } from 'react';
import type { staffMessages } from '../messages/index.ts';
import { useActivity } from '../session/use-activity.ts';
import { useApp } from '../session/use-app.ts';
import { useGo } from '../session/use-go.ts';
import { BrandSwitch } from './brand-switch.tsx';
import styles from './desk-frame.module.css';
import { DeskNav } from './desk-nav.tsx';
import { DeskPanel } from './desk-panel.tsx';
import { IdleNotice } from './idle-notice.tsx';
import { savedViews } from './saved-views.ts';

interface DeskFrameProps {
  readonly me: DeskMe;
  readonly children: ReactNode;
}

/** Context shared by all desk pages. */
function useDeskHere({ account, permissions }: DeskMe): Desk {
  const { call } = useApp();
  const go = useGo();
  const { pathname, searchStr } = useLocation();
  const views = useMemo(() => savedViews(call), [call]);
  return useMemo(
    () => ({ me: account, roles: ['staff', ...permissions], place: { pathname, search: searchStr }, go, views }),
    [account, permissions, pathname, searchStr, go, views],
  );
}

/** Navigation next to the page; on a phone it opens as an overlay. */
export function DeskFrame({ me, children }: DeskFrameProps) {
  const { t } = useTranslator<typeof staffMessages>();
  const { name } = useBrand();
  const { call } = useApp();
  const desk = useDeskHere(me);
  const { pathname } = desk.place;
  const menu = useRef<HTMLDivElement>(null);
  useMainFocus(pathname);
  useActivity(call);
  useEffect(() => {
    menu.current?.hidePopover();
  }, [pathname]);
  const navigation = (
    <>
      <BrandSwitch me={me} />
      <DeskNav />
      <DeskPanel me={me} />
    </>
  );
  return (
    <DeskProvider value={desk}>
      <AppFrame
        className={styles.frame}
        top={
          <>
            <LogoLink href="/staff" label={`${t('staff.desk')}, ${name}`} />
            <button type="button" className="btn btn-quiet" popoverTarget="menu">
              <MenuIcon />
              {t('staff.menu')}
            </button>
          </>
        }
        side={navigation}
        over={
          <div id="menu" ref={menu} popover="auto" className={styles.menu} role="dialog" aria-label={t('staff.menu')}>
            {navigation}
          </div>
        }
      >
        <IdleNotice me={me} />
        <Suspense fallback={<span className={`skeleton ${styles.place}`} />}>{children}</Suspense>
      </AppFrame>
    </DeskProvider>
  );
}
