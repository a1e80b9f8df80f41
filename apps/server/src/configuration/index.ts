export { loadSealingSecrets, loadSecrets, type SealingSecrets, type Secrets } from './load-secrets.ts';
export { type Configuration, ConfigurationError, readConfiguration } from './read-configuration.ts';
export { readDocumentLimits } from './read-document-limits.ts';
export { factsOf, printDefault } from './setting.ts';
export { SETTINGS } from './settings.ts';
export { StartError } from './start-error.ts';
