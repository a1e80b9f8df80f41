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

const ICONS: Partial<Record<FormatName, ReactNode>> = {
  json: <IconJson size={18} aria-hidden />,
  csv: <IconFileTypeCsv size={18} aria-hidden />,
  xlsx: <IconFileTypeXls size={18} aria-hidden />,
};
const OTHER_ICON = <IconFile size={18} aria-hidden />;

/** The wide half downloads JSON; the narrow one opens the choice. `label` is what is downloaded. */
export function DownloadMenu({ label, onDownload }: { label: string; onDownload: (format: FormatName) => void }) {
  return (
    <Button.Group>
      <Button
        size="sm"
        leftSection={<IconDownload size={16} aria-hidden />}
        aria-label={`Download ${label} as JSON`}
        onClick={() => onDownload('json')}
      >
        Download
      </Button>
      <Menu position="bottom-end" shadow="md">
        <Menu.Target>
          <Button size="sm" className={styles.more} aria-label={`Choose a format for ${label}`}>
            <IconChevronDown size={16} aria-hidden />
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {formatNames.map((format) => (
            <Menu.Item key={format} leftSection={ICONS[format] ?? OTHER_ICON} onClick={() => onDownload(format)}>
              {formats[format].title}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </Button.Group>
  );
}
