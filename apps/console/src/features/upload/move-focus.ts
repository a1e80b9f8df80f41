/** Moves the focus when its button leaves the page: to the next action among the selected files. */
import { DROP_ZONE_ID } from '../../ui/drop-zone-id.ts';

/** The next file, the one before where there is none, or the place to choose files. Call it while the file is listed. */
export function focusAfterRemoval(list: HTMLElement | null, id: string) {
  const row = list?.querySelector(`[data-file="${id}"]`);
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  const next = neighbour?.querySelector<HTMLElement>('button[aria-label^="Remove"]');
  (next ?? document.getElementById(DROP_ZONE_ID))?.focus();
}

/** The next file that is still locked, or the button that starts. */
export function focusAfterUnlock(list: HTMLElement | null) {
  const locked = list?.querySelector<HTMLElement>('button[aria-label^="Unlock"]');
  (locked ?? document.getElementById(START_ID))?.focus();
}

export const START_ID = 'start-extraction';
