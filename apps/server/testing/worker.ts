/** A worker process of its own for a test: delivers events to this machine from the queue of the database it is given. */
import { PgBoss } from 'pg-boss';
import { pino } from 'pino';
import { ulid } from 'ulid';
import { createDatabase } from '../src/db/connection.ts';
import { QUEUE_SCHEMA } from '../src/queue/queues.ts';
import { subscribeWebhooks } from '../src/worker/subscribe-webhooks.ts';
import { toolsOf } from './customer.ts';

const url = process.argv[2] ?? '';
const db = createDatabase(url);
const boss = new PgBoss({
  connectionString: url,
  schema: QUEUE_SCHEMA,
  migrate: false,
  superviseIntervalSeconds: 1,
  monitorIntervalSeconds: 1,
});
boss.on('error', () => {});
await boss.start();
const clock = {
  get now() {
    return new Date();
  },
};
const tools = { ...toolsOf(db, clock), newId: () => ulid() };
await subscribeWebhooks(boss, tools, pino({ level: 'silent' }));
process.send?.('ready');
