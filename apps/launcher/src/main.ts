/** The program of `npm start`: the whole product on one machine, or the part of it that EXTRACTO_ROLE names. */
import { ROLES } from '../../server/src/roles.ts';
import { runProgram } from '../../server/src/run-program.ts';

await runProgram({
  ...ROLES,
  all: async (configuration) => {
    const { superviseProduct } = await import('./supervise-product.ts');
    // Not left to run out: the channel to the process that started this one would keep it alive.
    process.exit(await superviseProduct(configuration));
  },
});
