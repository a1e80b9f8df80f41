export { getRules } from './get-rules.ts';
export { setRules } from './set-rules.ts';
