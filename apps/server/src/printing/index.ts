export { escapeHtml } from './escape-html.ts';
export { formatPrice } from './format-price.ts';
