/** `extracto admin COMMAND`: what operators do. Exit status 0 done, 1 refused, 2 unusable arguments. */
import { ConfigurationError, StartError } from '../configuration/index.ts';
import { AdminError, COMMANDS } from './commands.ts';

const [name, ...args] = process.argv.slice(2);
const command = name !== undefined && Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;

if (command === undefined) {
  const usage = Object.values(COMMANDS).map((known) => `  extracto admin ${known.usage}   ${known.meaning}`);
  console.error([name === undefined ? 'A command is missing.' : `There is no command "${name}".`, ...usage].join('\n'));
  process.exitCode = 2;
} else {
  try {
    console.log(await command.run(args));
  } catch (error) {
    if (error instanceof AdminError) {
      console.error(error.message);
      process.exitCode = error.exitStatus;
    } else if (error instanceof ConfigurationError || error instanceof StartError) {
      console.error(error.message);
      process.exitCode = 1;
    } else throw error;
  }
}
