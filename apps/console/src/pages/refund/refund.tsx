import { POLICY } from '../../ui/policy.ts';
import { PolicyPage } from '../../ui/public-shell/policy-page.tsx';

export function Refund() {
  return (
    <PolicyPage
      title="Refund policy"
      summary="All sales are final. Failed extractions cost nothing, and credits never expire."
    >
      <h2>All sales are final</h2>
      <p>
        Extraction credits (XTS) are prepaid and can’t be exchanged for money. You can try the service with free credits
        before you buy any, and credits that you bought never expire.
      </p>
      <h2>Failed extractions</h2>
      <p>
        Credits are reserved when a job is accepted and charged only when it succeeds. When a job fails, the reservation
        ends automatically and nothing is charged. Pages of a statement whose printed totals contradict its rows are
        free, up to a monthly limit.
      </p>
      <h2>Results that are wrong</h2>
      <p>
        If a job counts as completed but its result is unusable, write to{' '}
        <a href={`mailto:${POLICY.supportAddress}`}>{POLICY.supportAddress}</a> with the job’s id. Credits for failed
        extractions may be issued again by our support.
      </p>
      <h2>Your statutory rights</h2>
      <p>Rights that the law of your country gives you as a consumer remain as they are.</p>
    </PolicyPage>
  );
}
