import { checkoutAddress, type CheckoutRequest } from '@vinlore/billing-feature';
import { type ReportType, reportTypeOf } from '@vinlore/report-domain';
import type { reportMessages } from '@vinlore/report-feature/teaser';
import { useAddress, useTranslator } from '@vinlore/ui';
import styles from './report.module.css';

/**
 * Where the car was registered, where there is more than one region to choose from: links, so that the count beside them is
 * of the region that is chosen, and the choice stands in the address.
 *
 * @param types those that can be made at the moment
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
    // The United States is what no region means.
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
