/**
 * Leads to the card payment provider's page. The button stays busy until the browser has left; a failure gives it back,
 * and so does the browser's back button, which may show the page exactly as it was left.
 */
import { useEffect, useRef, useState } from 'react';
import { ulid } from 'ulid';
import { describeFailure } from '../../api/describe-failure.ts';
import { sessionApi } from '../../api/session-api.ts';

interface Order {
  /** `null` when the user has no client to buy for. */
  clientId: string | null;
  planId: string;
}

export function useCheckout() {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  // A repeated try for the same plan is the same purchase: an answer that got lost must not open a second checkout.
  const attempt = useRef<{ planId: string; idempotencyKey: string } | null>(null);

  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      attempt.current = null;
      setBusy(false);
    };
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, []);

  const start = async ({ clientId, planId }: Order) => {
    setFailure(null);
    if (clientId === null) {
      console.error('No clients found.');
      setFailure('Your account has no client to add credits to, so nothing was bought. Open Settings to create one.');
      return;
    }
    setBusy(true);
    if (attempt.current?.planId !== planId) attempt.current = { planId, idempotencyKey: ulid() };
    try {
      const { idempotencyKey } = attempt.current;
      const { body } = await sessionApi.startCheckout({ body: { clientId, planId }, idempotencyKey });
      window.location.assign(body.url);
    } catch (error) {
      console.error(error);
      setFailure(`The checkout could not be started. Nothing was charged. ${describeFailure(error)}`);
      setBusy(false);
    }
  };
  return { busy, failure, start };
}
