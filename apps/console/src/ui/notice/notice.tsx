import { IconAlertTriangle, IconCircleCheck, IconInfoCircle, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './notice.module.css';

export type NoticeTone = 'success' | 'warning' | 'failure' | 'neutral';

const ICONS = {
  success: IconCircleCheck,
  warning: IconAlertTriangle,
  failure: IconAlertTriangle,
  neutral: IconInfoCircle,
} as const;

interface NoticeProps {
  tone: NoticeTone;
  children: ReactNode;
  /** Shows a close button when given. */
  onClose?: () => void;
}

/** A banner next to what it is about. Failures and warnings interrupt a screen reader, the rest waits its turn. */
export function Notice({ tone, children, onClose }: NoticeProps) {
  const Icon = ICONS[tone];
  return (
    <div
      className={styles.notice}
      data-tone={tone}
      role={tone === 'failure' || tone === 'warning' ? 'alert' : tone === 'success' ? 'status' : undefined}
    >
      <Icon size={20} stroke={1.75} className={styles.icon} aria-hidden />
      <div className={styles.text}>{children}</div>
      {onClose !== undefined && (
        <button type="button" className={styles.close} aria-label="Dismiss message" onClick={onClose}>
          <IconX size={16} aria-hidden />
        </button>
      )}
    </div>
  );
}
