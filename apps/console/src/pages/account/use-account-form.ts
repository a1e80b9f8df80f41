/** Submits an account form, keeps what went wrong field by field, and leaves for the console when it worked. */
import { ApiError } from '@extracto/contract';
import { useState } from 'react';
import { describeFailure } from '../../api/describe-failure.ts';
import { readFieldErrors } from './read-field-errors.ts';

export function useAccountForm(returnTo: string | null) {
  const [busy, setBusy] = useState(false);
  const [fields, setFields] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState<string | null>(null);

  const submit = async (send: () => Promise<unknown>) => {
    setBusy(true);
    setFields({});
    setFailure(null);
    try {
      await send();
      // A full load, so that nothing read before signing in stays in memory.
      window.location.replace(returnTo ?? '/console');
    } catch (error) {
      const found = error instanceof ApiError ? readFieldErrors(error.problem) : {};
      setFields(found);
      if (Object.keys(found).length === 0) setFailure(describeFailure(error));
      setBusy(false);
    }
  };
  return { busy, fields, failure, submit };
}
