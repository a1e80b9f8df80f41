import { listPlans as list } from '../../clients/list-plans.ts';
import type { Handler } from '../call.ts';

export const listPlans: Handler<'listPlans'> = ({ service }) => list(service.db);
