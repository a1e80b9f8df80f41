import type { KeyMode } from '@extracto/contract';
import type { Scope } from './scope.ts';

/** The modes whose objects a scope sees, as a list for a condition: `where('mode', 'in', visibleModes(scope))`. */
export function visibleModes({ mode }: Pick<Scope, 'mode'>): readonly KeyMode[] {
  return mode === null ? ['live', 'test'] : [mode];
}
