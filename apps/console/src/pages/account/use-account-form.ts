/** Submits an account form, keeps what went wrong field by field, and says when it worked. */
import { ApiError, type Problem } from '@extracto/contract';
import { useState } from 'react';
import { describeFailure } from '../../api/describe-failure.ts';
import { readFieldErrors } from './read-field-errors.ts';

/** `busy` ends with a failure only: whoever is told `onDone` leaves the form. */
export function useAccountForm(onDone: () => void) {
  const [busy, setBusy] = useState(false);
  const [fields, setFields] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);

  const submit = async (send: () => Promise<unknown>) => {
    setBusy(true);
    setFields({});
    setFailure(null);
    setProblem(null);
    try {
      await send();
      onDone();
    } catch (error) {
      const found = error instanceof ApiError ? readFieldErrors(error.problem) : {};
      setFields(found);
      setProblem(error instanceof ApiError ? error.problem : null);
      if (Object.keys(found).length === 0) setFailure(describeFailure(error));
      setBusy(false);
    }
  };
  return { busy, fields, failure, problem, submit };
}
