import type { Review } from '@extracto/contract';
import { Menu } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useState } from 'react';
import { describeFailure } from '../../api/describe-failure.ts';
import { formatCount } from '../../ui/format/format-count.ts';
import { Notice } from '../../ui/notice/notice.tsx';
import styles from './version-list.module.css';

const when = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'medium' });

interface VersionListProps {
  versions: Review['versions'];
  onRestore: (version: number) => Promise<void>;
}

/** Every review that was saved, newest first; an earlier one can be taken back. */
export function VersionList({ versions, onRestore }: VersionListProps) {
  const [failure, setFailure] = useState<string | null>(null);
  if (versions.length === 0) return null;
  const restore = async (version: number) => {
    setFailure(null);
    try {
      await onRestore(version);
    } catch (error) {
      setFailure(`That version can't be opened. ${describeFailure(error)}`);
    }
  };
  return (
    <>
      <Menu position="bottom-end" shadow="md">
        <Menu.Target>
          <button type="button" className={styles.open}>
            <IconHistory size={16} aria-hidden /> Versions
          </button>
        </Menu.Target>
        <Menu.Dropdown className={styles.list}>
          {versions.map(({ version, changes, reviewedAt, reviewedBy }, index) => (
            <Menu.Item
              key={version}
              disabled={index === 0}
              rightSection={index === 0 ? 'Now' : 'Restore'}
              onClick={() => void restore(version)}
            >
              {when.format(new Date(reviewedAt))}
              <span className={styles.what}>
                {changes === 0 ? 'As it was read' : formatCount(changes, 'edit')} · {reviewedBy}
              </span>
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {failure !== null && <Notice tone="failure">{failure}</Notice>}
    </>
  );
}
