import type { AuditEvent } from '@extracto/contract';
import { IconAlertTriangle } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { describeFailure } from '../../api/describe-failure.ts';
import { sessionApi } from '../../api/session-api.ts';
import { formatInstant } from '../../ui/format/format-instant.ts';
import { Notice } from '../../ui/notice/notice.tsx';
import { PAGE_SIZE, Pager } from '../../ui/pager/pager.tsx';
import styles from './account.module.css';
import { describeEvent } from './describe-event.ts';

/** Events of the account, newest first: sign-ins, use of keys, deletions. */
export function AuditTrail() {
  const [page, setPage] = useState(1);
  const events = useQuery({
    queryKey: ['audit', page],
    queryFn: async () => (await sessionApi.listAuditEvents({ query: { page, pageSize: PAGE_SIZE } })).body,
    placeholderData: keepPreviousData,
  });
  return (
    <section className={styles.section} aria-labelledby="activity">
      <h2 id="activity" className={styles.title}>
        Activity
      </h2>
      <p className={styles.note}>
        Sign-ins, API key use and deletions. If you don’t recognise something, change your password and replace your
        keys.
      </p>
      {events.isPending && <p role="status">Loading...</p>}
      {events.isError && (
        <Notice tone="failure">Your activity could not be loaded. {describeFailure(events.error)}</Notice>
      )}
      <ul className={styles.events} aria-label="Activity">
        {events.data?.map((event) => (
          <EventRow key={event.eventId} event={event} />
        ))}
      </ul>
      <Pager page={page} count={events.data?.length ?? null} noun="activity" onChange={setPage} />
    </section>
  );
}

function EventRow({ event }: { event: AuditEvent }) {
  const { what, who, alarming } = describeEvent(event);
  return (
    <li className={styles.event} data-alarming={alarming || undefined}>
      <span className={styles.what}>
        {alarming && <IconAlertTriangle size={15} aria-hidden />}
        {what}
      </span>
      <time dateTime={event.at}>{formatInstant(new Date(event.at))}</time>
      <span className={styles.who}>
        {who}
        {event.subject !== null && <code className={styles.subject}>{event.subject}</code>}
      </span>
    </li>
  );
}
