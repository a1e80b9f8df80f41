/** Makes or updates the queues' tables and the queues in them. Safe to run in many processes at once, and again. */
import { PgBoss } from 'pg-boss';
import { QUEUE_SCHEMA, QUEUES, SCHEDULES } from './queues.ts';

export async function installQueues(databaseUrl: string): Promise<void> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    schema: QUEUE_SCHEMA,
    max: 1,
    supervise: false,
    schedule: false,
  });
  boss.on('error', () => {});
  await boss.start();
  try {
    for (const [name, { deadLetter, policy, ...options }] of Object.entries(QUEUES)) {
      await boss.createQueue(name, { ...options, policy, ...(deadLetter === null ? {} : { deadLetter }) });
      await boss.updateQueue(name, { ...options, deadLetter });
    }
    for (const [name, cron] of Object.entries(SCHEDULES)) await boss.schedule(name, cron);
  } finally {
    await boss.stop({ graceful: false });
  }
}
