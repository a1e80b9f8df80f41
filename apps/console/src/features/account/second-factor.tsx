import type { StartedSecondFactor } from '@extracto/contract';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sessionApi } from '../../api/session-api.ts';
import { userKey } from '../../api/use-user.ts';
import { Notice } from '../../ui/notice/notice.tsx';
import styles from './account.module.css';
import { AppConfirmation } from './app-confirmation.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { sessionsKey } from './session-list.tsx';

type Asked = 'add' | 'renew' | 'remove';

/** Adds and removes the authenticator app whose codes signing in takes as well. Each step asks for the password. */
export function SecondFactor({ active }: { active: boolean }) {
  const cache = useQueryClient();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [started, setStarted] = useState<StartedSecondFactor | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const refresh = () => {
    void cache.invalidateQueries({ queryKey: userKey });
    void cache.invalidateQueries({ queryKey: sessionsKey });
  };
  const act: Record<Asked, (password: string) => Promise<void>> = {
    add: async (password) => setStarted((await sessionApi.startSecondFactor({ body: { password } })).body),
    renew: async (password) =>
      setCodes((await sessionApi.renewRecoveryCodes({ body: { password } })).body.recoveryCodes),
    remove: async (password) => {
      await sessionApi.endSecondFactor({ body: { password } });
      setCodes(null);
      refresh();
    },
  };
  return (
    <section className={styles.section} aria-labelledby="second-factor">
      <h2 id="second-factor" className={styles.title}>
        Authenticator app
      </h2>
      <p className={styles.note}>
        {active
          ? 'Signing in needs your password and a code from your app.'
          : 'Protect your account: signing in will need your password and a code from the app.'}
      </p>
      {codes !== null && (
        <Notice tone="success">
          <RecoveryCodes codes={codes} />
        </Notice>
      )}
      {started === null ? (
        <div className={styles.actions}>
          {active ? (
            <>
              <Button variant="default" onClick={() => setAsked('renew')}>
                New recovery codes
              </Button>
              <Button variant="default" onClick={() => setAsked('remove')}>
                Remove the app
              </Button>
            </>
          ) : (
            <Button variant="default" onClick={() => setAsked('add')}>
              Add an app
            </Button>
          )}
        </div>
      ) : (
        <AppConfirmation
          uri={started.uri}
          onCancel={() => setStarted(null)}
          onConfirmed={() => {
            setCodes(started.recoveryCodes);
            setStarted(null);
            refresh();
          }}
        />
      )}
      {asked !== null && <PasswordDialog title={TITLES[asked]} act={act[asked]} onClose={() => setAsked(null)} />}
    </section>
  );
}

const TITLES: Readonly<Record<Asked, string>> = {
  add: 'Add an authenticator app',
  renew: 'Replace your recovery codes',
  remove: 'Remove the authenticator app',
};
