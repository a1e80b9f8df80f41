import type { ServiceName } from '../../server/src/service.ts';

/** Signs and opens sessions, which a worker that parses strangers' files has no use for. */
const WEB_ONLY = 'EXTRACTO_COOKIE_SECRET';

/** Changes tables, which no part does that serves or reads. */
const OWNER_ONLY = 'DATABASE_OWNER_URL';

/** The environment of a part: the product's, without what the part has no use for. */
export function describeEnvironment(name: ServiceName, environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const { [WEB_ONLY]: secret, [OWNER_ONLY]: owner, ...others } = environment;
  return { ...others, ...(name === 'web' ? { [WEB_ONLY]: secret } : {}), EXTRACTO_ROLE: name };
}
