import type { Session } from '@extracto/contract';
import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { describeFailure } from '../../api/describe-failure.ts';
import { sessionApi } from '../../api/session-api.ts';
import { formatInstant } from '../../ui/format/format-instant.ts';
import { Notice } from '../../ui/notice/notice.tsx';
import styles from './account.module.css';
import { describeProgram } from './describe-program.ts';

export const sessionsKey = ['sessions'] as const;

/** The person's sessions, each with a way to sign out there. */
export function SessionList() {
  const cache = useQueryClient();
  const sessions = useQuery({
    queryKey: sessionsKey,
    queryFn: async () => (await sessionApi.listSessions()).body,
  });
  const ending = useMutation({
    mutationFn: async (sessionId: string | null) => {
      if (sessionId === null) await sessionApi.endOtherSessions();
      else await sessionApi.endSession({ params: { sessionId } });
    },
    onSettled: () => cache.invalidateQueries({ queryKey: sessionsKey }),
  });
  const failure = sessions.error ?? ending.error;
  return (
    <section className={styles.section} aria-labelledby="sessions">
      <h2 id="sessions" className={styles.title}>
        Where you are signed in
      </h2>
      {sessions.isPending && <p role="status">Loading...</p>}
      {failure !== null && <Notice tone="failure">{describeFailure(failure)}</Notice>}
      <ul className={styles.events} aria-label="Sessions">
        {sessions.data?.map((session) => (
          <SessionRow key={session.sessionId} session={session} onEnd={() => ending.mutate(session.sessionId)} />
        ))}
      </ul>
      {sessions.data !== undefined && sessions.data.length > 1 && (
        <Button variant="default" className={styles.action} onClick={() => ending.mutate(null)}>
          Sign out everywhere else
        </Button>
      )}
    </section>
  );
}

function SessionRow({ session, onEnd }: { session: Session; onEnd: () => void }) {
  const { current, address, program, startedAt } = session;
  return (
    <li className={styles.event}>
      <span className={styles.what}>{current ? 'This browser' : (address ?? 'Unknown address')}</span>
      <time dateTime={startedAt}>{formatInstant(new Date(startedAt))}</time>
      <span className={styles.who}>
        {program === null ? 'Unknown program' : describeProgram(program)}
        {!current && (
          <Button variant="subtle" size="compact-sm" onClick={onEnd}>
            Sign out
          </Button>
        )}
      </span>
    </li>
  );
}
