export { answerMessage } from './answer-message.ts';
export { listMessages } from './list-messages.ts';
export { receiveMessage } from './receive-message.ts';
