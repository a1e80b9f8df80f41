import { listPlans as list } from '../../clients/index.ts';
import type { Handler } from '../call.ts';

export const listPlans: Handler<'listPlans'> = ({ service }) => list(service.db);
