import { useTranslator } from '@vinlore/ui';
import type { modelMessages } from '../messages/index.ts';
import { NotLoaded, Section } from './section.tsx';

/** The place of the section on a page. */
export const MODEL_ID = 'about-model';

/** Stands for every section about the model while no source is loaded: said once, not in each of them. */
export function ModelNotLoaded() {
  const { t } = useTranslator<typeof modelMessages>();
  return (
    <Section id={MODEL_ID} title={t('model.title')}>
      <NotLoaded>{t('model.nothingLoaded')}</NotLoaded>
    </Section>
  );
}
