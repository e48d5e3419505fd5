import { type LegalPages, TypefaceSchema } from '@vinlore/brand';
import { Panel } from '@vinlore/desk-ui';
import { useTranslator } from '@vinlore/ui';
import { DomainsField } from '../domains/domains-field.tsx';
import {
  ChoiceField,
  MoneyField,
  NumberField,
  PixelField,
  SwitchField,
  TextField,
  YearsField,
} from '../fields/controls.tsx';
import fields from '../fields/fields.module.css';
import { ScriptField } from '../fields/script-field.tsx';
import { LogoField } from '../logo/logo-field.tsx';
import type { siteDeskMessages } from '../messages/index.ts';

const LEGAL_PAGES = ['privacy', 'terms', 'refund', 'accessibility'] as const satisfies readonly (keyof LegalPages)[];

/** Settings sections that contain only fields. */
export function PlainSections() {
  const { t } = useTranslator<typeof siteDeskMessages>();
  return (
    <>
      <Panel title={t('site.type')}>
        <div className={fields.fields}>
          <ChoiceField name="theme.fonts.text" options={TypefaceSchema.options} />
          <ChoiceField name="theme.fonts.heading" options={TypefaceSchema.options} />
          <NumberField name="theme.fonts.textWeight" min={300} max={900} step={10} />
          <NumberField name="theme.fonts.headingWeight" min={300} max={900} step={10} />
          <ChoiceField name="theme.logo" options={['mark', 'plate']} />
          <PixelField name="theme.radius.md" />
          <PixelField name="theme.radius.lg" />
          <PixelField name="theme.radius.xl" />
        </div>
      </Panel>
      <Panel title={t('site.identity')}>
        <div className={fields.fields}>
          <TextField name="name" />
          {LEGAL_PAGES.map((page) => (
            <TextField key={page} name={`legal_pages.${page}`} />
          ))}
        </div>
      </Panel>
      <Panel title={t('site.logo')}>
        <LogoField />
      </Panel>
      <Panel title={t('site.domains')}>
        <DomainsField />
      </Panel>
      <Panel title={t('site.offer')}>
        <div className={fields.fields}>
          <SwitchField name="features.report" />
          <SwitchField name="features.sticker" />
          <SwitchField name="features.model_report" />
          <YearsField name="sticker_years" />
        </div>
      </Panel>
      <Panel title={t('site.money')}>
        <div className={fields.fields}>
          <ChoiceField name="settings.credit_type" options={['global', 'separate']} />
          <MoneyField name="refund_limit" />
          <MoneyField name="refund_daily_limit" />
          <NumberField name="credit_daily_limit" min={0} max={10_000_000} step={1} />
        </div>
      </Panel>
      <Panel title={t('site.help')}>
        <div className={fields.fields}>
          <TextField name="support_email" type="email" />
          <TextField name="livechat_license" />
        </div>
      </Panel>
      <Panel title={t('site.measure')}>
        <div className={fields.fields}>
          <TextField name="settings.google_analytics" />
          <TextField name="settings.google_tag" />
          <TextField name="tag_host" type="url" />
          <div className={fields.wide}>
            <ScriptField name="settings.clarity" />
          </div>
        </div>
      </Panel>
    </>
  );
}
