/** Lists the problems that each route can answer. A code that is not in the table below goes with its status, wherever a route has that. */
import { PROBLEMS, type ProblemCode, type ProblemStatus } from './problems.ts';
import type { RouteDefinition, RouteName } from './routes.ts';

type Applies = (name: RouteName, route: RouteDefinition) => boolean;

const among =
  (...names: RouteName[]): Applies =>
  (name) =>
    names.includes(name);
const byKey: Applies = (_, { access }) => access === 'customer';
const neverHere: Applies = () => false;

const APPLIES: Readonly<Partial<Record<ProblemCode, Applies>>> = {
  // The payment provider, and pages that are no part of the API, hear of these.
  webhook_signature_invalid: neverHere,
  method_not_allowed: neverHere,
  account_exists: neverHere,
  not_ready: neverHere,
  validation_failed: (_, { body, query, idempotent }) =>
    body !== undefined || query !== undefined || idempotent === true,
  webhook_address_refused: among('setWebhook'),
  empty_file: among('submitJob'),
  link_expired: among('signIn', 'resetPassword'),
  unauthenticated: (_, { access }) => access !== 'public',
  api_key_invalid: byKey,
  sign_in_failed: among('signIn'),
  code_needed: among('signIn'),
  code_incorrect: among('signIn'),
  second_factor_exists: among('startSecondFactor'),
  second_factor_missing: among('renewRecoveryCodes'),
  address_unconfirmed: (name, route) => byKey(name, route) || name === 'signIn' || name === 'createClient',
  live_key_needed: (_, { liveOnly }) => liveOnly === true,
  scope_missing: (_, { access, scope = 'read' }) => access === 'customer' && scope !== 'read',
  key_address_refused: byKey,
  cross_site_request: (_, { method, access }) => method !== 'GET' || access !== 'public',
  too_many_clients: among('createClient'),
  too_many_keys: among('createKey'),
  job_ended: among('cancelJob'),
  job_not_succeeded: (name) => /Result|Review/.test(name),
  review_outdated: among('saveReview'),
  idempotency_key_reused: (_, { idempotent }) => idempotent === true,
  webhook_off: among('rotateWebhookSecret', 'enableWebhook', 'sendTestEvent', 'redeliver'),
  document_deleted: among('getDocument'),
  result_deleted: (name) => /Result|Review/.test(name),
  file_too_large: among('submitJob'),
  too_many_pages: among('submitJob'),
  not_a_pdf: among('submitJob'),
  password_required: among('submitJob'),
  password_incorrect: among('submitJob'),
  encryption_unsupported: among('submitJob'),
  unreadable_pdf: among('submitJob'),
  unreadable_image: among('submitJob'),
  time_limit: among('submitJob'),
  memory_limit: among('submitJob'),
  format_not_possible: (name) => name.includes('Result'),
  account_locked: among(
    'signIn',
    'deleteAccount',
    'changePassword',
    'createKey',
    'startSecondFactor',
    'confirmSecondFactor',
    'endSecondFactor',
    'renewRecoveryCodes',
  ),
};

export function listProblemCodes(name: RouteName, route: RouteDefinition, status: ProblemStatus): ProblemCode[] {
  return (Object.keys(PROBLEMS) as ProblemCode[]).filter(
    (code) => PROBLEMS[code].status === status && (APPLIES[code]?.(name, route) ?? true),
  );
}
