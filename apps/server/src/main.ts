/** The program of one web or worker process. */
import { StartError } from './configuration/index.ts';
import { ROLES } from './roles.ts';
import { runProgram } from './run-program.ts';

await runProgram({
  ...ROLES,
  all: () => {
    throw new StartError('EXTRACTO_ROLE is not set.', 'Set it to web or worker. npm start runs both on one machine.');
  },
});
