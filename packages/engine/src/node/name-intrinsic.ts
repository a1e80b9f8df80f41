/** Functions of V8 that its own tests call, and that Node has no interface for. */
import { setFlagsFromString } from 'node:v8';
import { runInThisContext } from 'node:vm';

/**
 * The flag that lets scripts name them is set back before the function is called: kept code is refused under another. Throws when V8
 * has no such function.
 */
export function nameIntrinsic(name: string, parameters: number): unknown {
  const names = Array.from({ length: parameters }, (_, index) => `argument${index}`).join();
  setFlagsFromString('--allow-natives-syntax');
  try {
    return runInThisContext(`(function (${names}) { return %${name}(${names}); })`);
  } finally {
    setFlagsFromString('--no-allow-natives-syntax');
  }
}
