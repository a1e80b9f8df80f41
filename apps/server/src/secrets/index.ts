export { SERVICE } from './data-keys.ts';
export { openSecretBox } from './open-secret-box.ts';
export { openText, openTexts, sealText } from './seal-text.ts';
export { isFirstForm, type SecretBox } from './secret-box.ts';
