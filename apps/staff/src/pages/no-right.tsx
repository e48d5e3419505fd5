import { DeskPage } from '@vinlore/desk-ui';
import { Notice, useBrand, useTranslator } from '@vinlore/ui';
import type { staffMessages } from '../messages/index.ts';

/** Shown for a page the user lacks permission for. */
export function NoRight() {
  const { t } = useTranslator<typeof staffMessages>();
  const { name } = useBrand();
  return (
    <DeskPage title={t('staff.noRight')}>
      <Notice status="no" title={t('staff.noRightLead', { brand: name })} />
    </DeskPage>
  );
}
