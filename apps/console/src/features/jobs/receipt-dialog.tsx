import { Button, Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { describeFailure } from '../../api/describe-failure.ts';
import { keyApi } from '../../api/key-api.ts';
import { ADD_EXTRACTIONS_PATH } from '../../ui/addresses.ts';
import { formatInstant } from '../../ui/format/format-instant.ts';
import { Notice } from '../../ui/notice/notice.tsx';
import { readJobPhase } from './job-status.ts';
import styles from './receipt-dialog.module.css';

interface ReceiptDialogProps {
  apiKey: string;
  /** `null` keeps the dialog closed. */
  jobId: string | null;
  onClose: () => void;
}

export function ReceiptDialog({ apiKey, jobId, onClose }: ReceiptDialogProps) {
  return (
    <Modal
      opened={jobId !== null}
      onClose={onClose}
      title="Job receipt"
      centered
      closeButtonProps={{ 'aria-label': 'Close dialog' }}
    >
      {jobId !== null && <Receipt apiKey={apiKey} jobId={jobId} />}
      <div className={styles.actions}>
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
        <Button component={Link} to={ADD_EXTRACTIONS_PATH}>
          Add Extractions
        </Button>
      </div>
    </Modal>
  );
}

const WORDS = { processing: 'Processing', completed: 'Completed', failed: 'Failed' } as const;

function Receipt({ apiKey, jobId }: { apiKey: string; jobId: string }) {
  const receipt = useQuery({
    queryKey: ['receipt', apiKey, jobId],
    queryFn: async () => (await keyApi(apiKey).getReceipt({ params: { jobId } })).body,
  });
  if (receipt.isPending) return <p role="status">Loading...</p>;
  if (receipt.isError) return <Notice tone="failure">{describeFailure(receipt.error)}</Notice>;
  const { status, message, pages, creditsCharged } = receipt.data;
  return (
    <dl className={styles.receipt}>
      <dt>Job ID</dt>
      <dd className={styles.id}>{jobId}</dd>
      <dt>Processed</dt>
      <dd>{formatInstant(new Date())}</dd>
      <dt>Status</dt>
      <dd>{WORDS[readJobPhase(status)]}</dd>
      {message !== '' && (
        <>
          <dt>Reason</dt>
          <dd>{message}</dd>
        </>
      )}
      <dt>Pages</dt>
      <dd>{pages ?? 'Not counted yet'}</dd>
      <dt>Charged</dt>
      <dd>{creditsCharged} XTS</dd>
    </dl>
  );
}
