/**
 * The help widget: a button among those of the header, where it covers nothing, and a dialog with the form. The form is a page of its own in a frame, because
 * public pages may not connect to anything, and keep that promise while somebody writes to us.
 */
import { IconMessageCircle, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { POLICY } from '../policy.ts';
import styles from './help-widget.module.css';
import { loadChat } from './load-chat.ts';
import { asksForHelp, CLOSE_HELP, onOpenHelp } from './open-help.ts';

interface HelpWidgetProps {
  signedIn: boolean;
}

export function HelpWidget({ signedIn }: HelpWidgetProps) {
  const { pathname, search } = useLocation();
  const [opened, setOpened] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [failed, setFailed] = useState(false);
  // Our own form is there where the chat of somebody else does not load.
  const chat = failed ? null : POLICY.chat;

  useEffect(() => onOpenHelp(() => setOpened(true)), []);
  useEffect(() => {
    if (asksForHelp(search)) setOpened(true);
  }, [search]);
  useEffect(() => {
    if (!opened) return;
    if (chat === null) {
      if (dialog.current?.open === false) dialog.current.showModal();
      return;
    }
    setOpened(false);
    loadChat(chat).catch(() => {
      setFailed(true);
      setOpened(true);
    });
  }, [opened, chat]);
  useEffect(() => {
    const listen = ({ data, source }: MessageEvent) => {
      if (data === CLOSE_HELP && source === frame.current?.contentWindow) dialog.current?.close();
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);

  return (
    <>
      <button type="button" className={styles.launcher} aria-haspopup="dialog" onClick={() => setOpened(true)}>
        <IconMessageCircle size={20} aria-hidden />
        <span className="visually-hidden">Help</span>
      </button>
      <dialog ref={dialog} className={styles.dialog} aria-labelledby="help-title" onClose={() => setOpened(false)}>
        <div className={styles.head}>
          <h2 id="help-title" className={styles.title}>
            Write to us
          </h2>
          <button
            type="button"
            className={styles.close}
            aria-label="Close help"
            onClick={() => dialog.current?.close()}
          >
            <IconX size={20} aria-hidden />
          </button>
        </div>
        {opened && chat === null && (
          <iframe
            ref={frame}
            className={styles.frame}
            title="Message to support"
            src={`/help?${new URLSearchParams({ page: pathname, ...(signedIn ? { account: 'known' } : {}) })}`}
          />
        )}
        <p className={styles.address}>
          Or by mail: <a href={`mailto:${POLICY.supportAddress}`}>{POLICY.supportAddress}</a>
        </p>
      </dialog>
    </>
  );
}
