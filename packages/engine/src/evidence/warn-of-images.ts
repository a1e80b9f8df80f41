/** Pages → a warning for each that is an image: recognised, or left out. */
import type { Page, Warning } from '@extracto/model';
import { isImage } from '../pages/judge-trust.ts';

export function warnOfImages(pages: readonly Page[]): Warning[] {
  return pages.flatMap((page) => {
    if (page.textLayer === 'recognised') return [{ ...RECOGNISED, page: page.pageNumber }];
    return isImage(page) ? [{ ...NOT_READ, page: page.pageNumber }] : [];
  });
}

const RECOGNISED = {
  code: 'page_recognised',
  message: 'This page is an image or its text cannot be trusted; its words were recognised.',
};
const NOT_READ = { code: 'page_not_read', message: 'This page is an image and was not read.' };
