/**
 * The role that web and worker use: it reads and writes rows, and owns nothing. Whoever takes over one of those processes
 * changes no table, reads no password of the database and starts no program on its machine.
 */
import pg from 'pg';

export interface ServiceRole {
  readonly name: string;
  readonly password: string;
}

/**
 * Lets the role work with every table there is, as the owner of `ownerUrl`; to be repeated after each migration. Makes the
 * role, or gives it this password, where the owner may; otherwise the role exists already.
 */
export async function openToServiceRole(
  ownerUrl: string,
  role: ServiceRole,
  schemas: readonly string[],
): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query('begin');
    // Several processes may migrate at once.
    await client.query("select pg_advisory_xact_lock(hashtext('extracto service role'))");
    const name = client.escapeIdentifier(role.name);
    const { rows } = await client.query<{ known: boolean; may: boolean; database: string }>(
      `select exists (select from pg_roles where rolname = $1) as known,
         (select rolsuper or rolcreaterole from pg_roles where rolname = current_user) as may,
         current_database() as database`,
      [role.name],
    );
    const { known, may, database } = rows[0]!;
    if (may) {
      const login = `login password ${client.escapeLiteral(role.password)}`;
      const least = 'nosuperuser nocreatedb nocreaterole noreplication nobypassrls';
      await client.query(known ? `alter role ${name} ${login}` : `create role ${name} ${login} ${least}`);
    }
    await client.query(`revoke temporary on database ${client.escapeIdentifier(database)} from public`);
    for (const schema of schemas.map((one) => client.escapeIdentifier(one))) {
      await client.query(`revoke create on schema ${schema} from public`);
      await client.query(`grant usage on schema ${schema} to ${name}`);
      await client.query(`grant select, insert, update, delete on all tables in schema ${schema} to ${name}`);
      await client.query(`grant usage, select on all sequences in schema ${schema} to ${name}`);
    }
    await client.query('commit');
  } finally {
    await client.end();
  }
}

/** User and password of a connection URL. */
export function readRole(url: string): ServiceRole {
  const { username, password } = new URL(url);
  return { name: decodeURIComponent(username), password: decodeURIComponent(password) };
}
