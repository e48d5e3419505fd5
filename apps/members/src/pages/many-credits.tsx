import { Link } from '@tanstack/react-router';
import { MEMBERS_PATHS } from '@vinlore/account-domain';
import { TwoStepHint } from '@vinlore/account-feature';
import { TWO_STEP_ABOVE } from '@vinlore/billing-domain';
import { useCreditsInAll } from '@vinlore/billing-feature';

/** Tells dealers whose credits require two-step verification before they use one. */
export function ManyCredits() {
  const credits = useCreditsInAll();
  if (credits === null || credits <= TWO_STEP_ABOVE) return null;
  return (
    <TwoStepHint
      credits={TWO_STEP_ABOVE}
      securityLink={(text) => (
        <Link className="btn btn-outline" to={MEMBERS_PATHS.security}>
          {text}
        </Link>
      )}
    />
  );
}
