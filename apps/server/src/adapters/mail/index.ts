export { createMailer } from './create-mailer.ts';
export { type Mail, type Mailer, MailFailure } from './mailer.ts';
