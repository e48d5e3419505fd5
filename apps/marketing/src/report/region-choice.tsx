import { checkoutAddress, type CheckoutRequest } from '@vinlore/billing-feature';
import { type ReportType, reportTypeOf } from '@vinlore/report-domain';
import type { reportMessages } from '@vinlore/report-feature/teaser';
import { useAddress, useTranslator } from '@vinlore/ui';
import styles from './report.module.css';

/**
 * Region of registration, if there are several: links, so that the record count matches the chosen region, which is in
 * the URL.
 *
 * @param types report types currently available
 */
export function RegionChoice({
  request,
  types,
}: {
  readonly request: CheckoutRequest;
  readonly types: readonly ReportType[];
}) {
  const { t } = useTranslator<typeof reportMessages>();
  const address = useAddress();
  if (types.length < 2) return null;
  const { region, ...vehicle } = request.vehicle;
  const linkOf = (type: ReportType) =>
    // No region means the United States.
    address(checkoutAddress({ ...request, vehicle: type === 'US' ? vehicle : { ...vehicle, region: type } }));
  return (
    <nav className={styles.regions} aria-labelledby="regions">
      <p id="regions">{t('make.type')}</p>
      <ul>
        {types.map((type) => (
          <li key={type}>
            <a href={linkOf(type)} aria-current={type === reportTypeOf(region) ? 'true' : undefined}>
              {t(`make.type.${type}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
