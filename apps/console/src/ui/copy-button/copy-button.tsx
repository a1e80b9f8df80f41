import { Button } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';

interface CopyButtonProps {
  /** The copied item, for screen readers: `"Client Id"`. */
  name: string;
  copied: boolean;
  onCopy: () => void;
}

/** Says Copied while its owner tells it to: the owner decides which of several buttons may say so. */
export function CopyButton({ name, copied, onCopy }: CopyButtonProps) {
  return (
    <Button
      variant="default"
      size="xs"
      miw="6.25rem"
      leftSection={copied ? <IconCheck size={15} aria-hidden /> : <IconCopy size={15} aria-hidden />}
      aria-label={copied ? `Copied: ${name}` : `Copy ${name}`}
      onClick={onCopy}
    >
      {copied ? 'Copied' : 'Copy'}
    </Button>
  );
}
