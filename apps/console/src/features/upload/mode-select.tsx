import type { Parser } from '@extracto/model';
import { Select } from '@mantine/core';
import { Notice } from '../../ui/notice/notice.tsx';
import styles from './mode-select.module.css';

const MODES: readonly Parser[] = ['Document', 'Page'];

interface ModeSelectProps {
  isSlim: boolean;
  mode: Parser;
  disabled: boolean;
  onChange: (mode: Parser) => void;
}

export function ModeSelect({ isSlim, mode, disabled, onChange }: ModeSelectProps) {
  return (
    <div className={styles.mode}>
      <Select
        {...(isSlim ? { 'aria-label': 'Extraction mode' } : { label: 'Extraction mode' })}
        data={[...MODES]}
        value={mode}
        disabled={disabled}
        allowDeselect={false}
        withCheckIcon={false}
        onChange={(value) => onChange(value === 'Page' ? 'Page' : 'Document')}
      />
      {!isSlim && (
        <Notice tone="neutral">
          <dl className={styles.modes}>
            <dt data-current={mode === 'Document' || undefined}>Document</dt>
            <dd>The default and the most accurate. May be ineffective for large files with many pages.</dd>
            <dt data-current={mode === 'Page' || undefined}>Page</dt>
            <dd>Best for large files. May give false positives where credit card statements include summary tables.</dd>
          </dl>
          <p className={styles.measured}>
            Example: Document verified a statement of 98 pages within seconds; Page could not verify it.
          </p>
        </Notice>
      )}
    </div>
  );
}
