import { listSessions as list } from '../../accounts/index.ts';
import type { Handler } from '../call.ts';

export const listSessions: Handler<'listSessions'> = ({ caller, service }) => list(service.db, caller, service.clock());
