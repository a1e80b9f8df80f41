/** `npm run build`: what `npm start` does before it starts. For images and for machines that several processes run on. */
import { buildConsole } from './build-console.mjs';
import { installDependencies } from './install-dependencies.mjs';
import { refuseOldNode } from './project.mjs';

refuseOldNode();
await installDependencies();
await buildConsole();
