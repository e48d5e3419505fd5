import { useTranslator } from '@vinlore/ui';
import type { modelMessages } from '../messages/index.ts';
import { NotLoaded, Section } from './section.tsx';

/** Anchor id of the section. */
export const MODEL_ID = 'about-model';

/** Replaces all model sections while no source is loaded. */
export function ModelNotLoaded() {
  const { t } = useTranslator<typeof modelMessages>();
  return (
    <Section id={MODEL_ID} title={t('model.title')}>
      <NotLoaded>{t('model.nothingLoaded')}</NotLoaded>
    </Section>
  );
}
