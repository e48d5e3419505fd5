import { useLocation, useNavigate } from '@tanstack/react-router';
import { useStartFeedback } from '@vinlore/feedback-feature';
import { useEffect } from 'react';
import { useMembership } from '../session/use-app.ts';

/**
 * A mail's link asks what one thinks of its document (docs/decisions.md §4): `?feedback=positive|negative&about=<VIN>`. Taken out
 * of the address, so that going back does not ask again.
 */
export function useFeedbackLink(): void {
  const { feedback, about, ...rest } = useLocation().search as Record<string, string | undefined>;
  const isMember = useMembership().state === 'member';
  const navigate = useNavigate();
  const start = useStartFeedback();
  const query = new URLSearchParams(rest as Record<string, string>).toString();
  useEffect(() => {
    if (!isMember || (feedback !== 'positive' && feedback !== 'negative')) return;
    start({ vin: about ?? '', type: feedback });
    void navigate({ to: '.', search: Object.fromEntries(new URLSearchParams(query)), hash: true, replace: true });
  }, [isMember, feedback, about, query, navigate, start]);
}
