import { expect, test } from 'vitest';
import { chooseChatOrigin, chooseConnections } from './choose-connections.ts';

test.each([
  '/console',
  '/console/settings',
  '/console?x=1',
  '/account/sign-in',
  '/api/v1/jobs',
  '/help?page=/',
  '/service-worker.js',
])('%s may talk to the service', (url) => {
  expect(chooseConnections({ url }, null)).toBe("'self'");
});

test.each([
  '/',
  '/?from=/console',
  '/tour',
  '/private',
  '/privacy',
  '/nowhere',
  '/consoles',
  '/assets/reading-worker-x.js',
])('%s may not connect to anything', (url) => {
  expect(chooseConnections({ url }, null)).toBe("'none'");
});

const CHAT = { url: 'https://chat.example/us/x.js', id: 'us', origin: 'https://chat.example' };

test.each([
  ['/', 'https://chat.example wss://chat.example'],
  ['/privacy?help=1', 'https://chat.example wss://chat.example'],
  ['/console/settings', "'self' https://chat.example wss://chat.example"],
])('with a chat of somebody else, %s may talk to that one origin', (url, sources) => {
  expect(chooseConnections({ url }, CHAT)).toBe(sources);
  expect(chooseChatOrigin({ url }, CHAT)).toBe('https://chat.example');
});

test.each([
  ['/tour', "'none'"],
  ['/private', "'none'"],
  ['/assets/reading-worker-x.js', "'none'"],
  ['/assets/x.js?v=1', "'none'"],
  ['/help?page=/', "'self'"],
  ['/api/v1/jobs', "'self'"],
])('a chat of somebody else has no business with %s', (url, sources) => {
  expect(chooseConnections({ url }, CHAT)).toBe(sources);
  expect(chooseChatOrigin({ url }, CHAT)).toBe("'self'");
});
