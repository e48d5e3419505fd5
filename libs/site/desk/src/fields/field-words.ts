import { EVERY_YEAR, LOGO_KEY, mailTextOf } from '@vinlore/site-domain';
import { useTranslator } from '@vinlore/ui';
import { contrastFault } from '../edit/faults.ts';
import type { siteDeskMessages } from '../messages/index.ts';

/** The server's message for a refund limit above the brand's file. */
const LIMIT = /^at most (\d+), which the brand's file says/;
const THEME_COLOR = /^theme\.semantic\.(light|dark)\.(.+)$/;

/** Labels for the brand's keys and values. */
export function useFieldWords() {
  const text = useTranslator<typeof siteDeskMessages>();
  const { t } = text;
  /** The text of a key; null if there is none. */
  const known = (key: string) => (text.has(key) ? t(key) : null);
  const nameOf = (key: string): string => {
    const mail = mailTextOf(key);
    if (mail) return t('site.mailText', { text: mail.text, language: t(`site.in.${mail.language}`) });
    const [, scheme, name] = THEME_COLOR.exec(key) ?? [];
    if (scheme === undefined) return known(`site.key.${key}`) ?? key;
    return t('site.colorIn', { name: known(`site.color.${name}`) ?? name!, scheme: t(`site.${scheme as 'light'}`) });
  };
  const sayValue = (key: string, value: unknown): string => {
    if (value === null || value === undefined) return t(mailTextOf(key) ? 'site.productText' : 'site.fileValue');
    if (key === 'plans') return t('site.plansChanged', { count: Array.isArray(value) ? value.length : 0 });
    if (key === 'refund_limit' || key === 'refund_daily_limit') return text.measure(Number(value) / 100, 2);
    if (typeof value === 'boolean') return t(value ? 'site.on' : 'site.off');
    if (value === EVERY_YEAR) return t('site.everyYear');
    if (value === '') return t('site.none');
    if (key === 'settings.clarity') return t('site.script', { length: String(value).length });
    if (key === LOGO_KEY) return t('site.drawing', { length: String(value).length });
    if (Array.isArray(value)) return value.join(', ');
    if (typeof value === 'object') {
      const { from, to } = value as { from: number; to: number };
      return t('site.someYears', { from: String(from), to: String(to) });
    }
    return known(`site.choice.${String(value)}`) ?? String(value);
  };
  const sayFault = (why: string): string => {
    const limit = LIMIT.exec(why)?.[1];
    if (limit !== undefined) return t('site.aboveFile', { value: sayValue('refund_limit', limit) });
    const fault = contrastFault(why);
    if (!fault) return why;
    const { color, on, shade } = fault;
    const advice = shade ? t('site.nearest', { shade }) : t('site.noShade');
    return on ? t('site.contrast', { color, ...on, advice }) : t('site.contrastOnPages', { color, advice });
  };
  return { nameOf, sayValue, sayFault, hintOf: (key: string) => known(`site.hint.${key}`) ?? undefined };
}
