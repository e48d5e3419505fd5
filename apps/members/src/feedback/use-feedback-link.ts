import { useLocation, useNavigate } from '@tanstack/react-router';
import { useStartFeedback } from '@vinlore/feedback-feature';
import { useEffect } from 'react';
import { useMembership } from '../session/use-app.ts';

/**
 * Opens feedback from an email link (docs/decisions.md §4): `?feedback=positive|negative&about=<VIN>`. Removed from the
 * URL so that going back doesn't ask again.
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
