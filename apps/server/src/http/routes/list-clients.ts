import { listClients as list } from '../../clients/index.ts';
import type { Handler } from '../call.ts';

export const listClients: Handler<'listClients'> = ({ caller, service }) => list(service.db, service.box, caller);
