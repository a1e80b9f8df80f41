import { type FormatName, formatNames, formats } from '@extracto/formats';
import { Button, Menu } from '@mantine/core';
import {
  IconChevronDown,
  IconDownload,
  IconFile,
  IconFileTypeCsv,
  IconFileTypeXls,
  IconJson,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './download-menu.module.css';
import { rememberFormat, useLastFormat } from './last-format.ts';

const ICONS: Partial<Record<FormatName, ReactNode>> = {
  json: <IconJson size={18} aria-hidden />,
  csv: <IconFileTypeCsv size={18} aria-hidden />,
  xlsx: <IconFileTypeXls size={18} aria-hidden />,
};
const OTHER_ICON = <IconFile size={18} aria-hidden />;

interface DownloadMenuProps {
  label: string;
  onDownload: (format: FormatName) => void;
  size?: 'sm' | 'compact-xs';
}

/** The wide half downloads the format of the last time, JSON at first; the narrow one opens the choice. `label` is what is downloaded. */
export function DownloadMenu({ label, onDownload, size = 'sm' }: DownloadMenuProps) {
  const last = useLastFormat();
  const choose = (format: FormatName) => {
    rememberFormat(format);
    onDownload(format);
  };
  return (
    <Button.Group>
      <Button
        size={size}
        leftSection={<IconDownload size={16} aria-hidden />}
        aria-label={`Download ${label} as ${formats[last].title}`}
        onClick={() => onDownload(last)}
      >
        {last === 'json' ? 'Download' : formats[last].extension.toUpperCase()}
      </Button>
      <Menu position="bottom-end" shadow="md">
        <Menu.Target>
          <Button size={size} className={styles.more} aria-label={`Choose a format for ${label}`}>
            <IconChevronDown size={16} aria-hidden />
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {formatNames.map((format) => (
            <Menu.Item key={format} leftSection={ICONS[format] ?? OTHER_ICON} onClick={() => choose(format)}>
              {formats[format].title}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </Button.Group>
  );
}
