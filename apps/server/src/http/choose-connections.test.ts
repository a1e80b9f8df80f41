import { expect, test } from 'vitest';
import { chooseConnections } from './choose-connections.ts';

test.each(['/console', '/console/settings', '/console?x=1', '/account/sign-in', '/api/v1/jobs'])(
  '%s may talk to the service',
  (url) => {
    expect(chooseConnections({ url })).toBe("'self'");
  },
);

test.each(['/', '/?from=/console', '/tour', '/privacy', '/nowhere', '/consoles', '/assets/reading-worker-x.js'])(
  '%s may not connect to anything',
  (url) => {
    expect(chooseConnections({ url })).toBe("'none'");
  },
);
