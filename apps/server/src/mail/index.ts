export { endMail } from './end-mail.ts';
export { mailSecretContext } from './mail-secret-context.ts';
export { type MailClerk, type MailOrder, type MailWork, queueMail } from './queue-mail.ts';
export { type MailTools, sendQueuedMail } from './send-queued-mail.ts';
export { writeConfirmationLink } from './write-confirmation-link.ts';
