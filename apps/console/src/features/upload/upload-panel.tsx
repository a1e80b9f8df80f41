import type { Job } from '@extracto/contract';
import type { Parser } from '@extracto/model';
import { Button, Checkbox } from '@mantine/core';
import { useRef, useState } from 'react';
import { CostSummary } from './cost-summary.tsx';
import { DropZone } from './drop-zone.tsx';
import { FileRow } from './file-row.tsx';
import { isImage } from './images.ts';
import { ModeSelect } from './mode-select.tsx';
import { focusAfterRemoval, focusAfterUnlock, START_ID } from './move-focus.ts';
import { OutcomeNotice } from './outcome-notice.tsx';
import type { SelectedFile } from './selected-file.ts';
import { submitFiles } from './submit-files.ts';
import { UnlockDialog } from './unlock-dialog.tsx';
import styles from './upload-panel.module.css';
import {
  addFiles,
  addFilesAndImages,
  changeFile,
  changeUploads,
  describeCheck,
  readUploads,
  removeFile,
} from './upload-store.ts';
import { useLeaveWarning } from './use-leave-warning.ts';
import { useTwins } from './use-twins.ts';
import { useUploads } from './use-uploads.ts';

interface UploadPanelProps {
  /** API key of the client that pays; `null` while it loads. */
  apiKey: string | null;
  credits: number | null;
  /** A bar instead of a panel, for those who know the modes. */
  isSlim: boolean;
  onAccepted: (job: Job) => void;
}

/** Files that need somebody come first; the others keep their order. */
const byNeed = (left: SelectedFile, right: SelectedFile) => Number(needsNothing(left)) - Number(needsNothing(right));
const needsNothing = ({ check, file, refusal }: SelectedFile) =>
  refusal === null && describeCheck(check, file.name) === null;

export function UploadPanel({ apiKey, credits, isSlim, onAccepted }: UploadPanelProps) {
  const { files, joined, submitting, outcome } = useUploads();
  const [mode, setMode] = useState<Parser>('Document');
  const list = useRef<HTMLUListElement>(null);
  const [unlockId, setUnlockId] = useState<string | null>(null);
  const twins = useTwins(apiKey, files, mode);
  useLeaveWarning(submitting);

  const images = files.filter(({ file }) => isImage(file)).length;
  const isChecking = files.some(({ check }) => check.kind === 'checking');
  const canStart = files.length > 0 && !submitting && !isChecking && apiKey !== null && credits !== null;
  const start = () => {
    if (apiKey === null || credits === null) return;
    void submitFiles({ apiKey, credits, parser: mode, onAccepted }).then(() => {
      if (readUploads().outcome?.kind === 'accepted') {
        setMode('Document');
        changeUploads({ joined: false });
      }
    });
  };
  const notice =
    outcome === null ? null : <OutcomeNotice outcome={outcome} onClose={() => changeUploads({ outcome: null })} />;
  return (
    <section className={styles.panel} data-slim={isSlim || undefined} aria-labelledby="upload-title">
      <h2 id="upload-title" className={isSlim ? 'visually-hidden' : styles.title}>
        Start a new extraction job
      </h2>
      <div className={styles.columns}>
        <div className={styles.files}>
          <DropZone isSlim={isSlim} disabled={submitting} onPdfs={addFiles} onFiles={addFilesAndImages} />
          {files.length > 0 && (
            <ul ref={list} className={styles.list} aria-label="Selected files">
              {files.toSorted(byNeed).map((selected) => (
                <FileRow
                  key={selected.id}
                  selected={selected}
                  twin={twins.get(selected.id) ?? null}
                  onAgain={(again) => changeFile(selected.id, { again })}
                  disabled={submitting}
                  onUnlock={() => setUnlockId(selected.id)}
                  onRemove={() => {
                    focusAfterRemoval(list.current, selected.id);
                    removeFile(selected.id);
                  }}
                />
              ))}
            </ul>
          )}
          {images > 1 && (
            <Checkbox
              label={`Read the ${images} images as pages of one document, in this order`}
              checked={joined}
              disabled={submitting}
              onChange={({ currentTarget }) => changeUploads({ joined: currentTarget.checked })}
            />
          )}
        </div>
        <div className={styles.order}>
          <ModeSelect isSlim={isSlim} mode={mode} disabled={submitting} onChange={setMode} />
          {(!isSlim || files.length > 0) && (
            <CostSummary files={files} repeated={new Set(twins.keys())} credits={credits} />
          )}
          <Button id={START_ID} size="md" fullWidth disabled={!canStart} onClick={start}>
            {submitting ? 'Starting...' : 'Start extraction'}
          </Button>
          {/* Beside what was pressed: below a long list nobody would see it. */}
          {isSlim ? null : notice}
        </div>
      </div>
      {isSlim && notice}
      <UnlockDialog
        selected={files.find(({ id }) => id === unlockId) ?? null}
        onClose={() => setUnlockId(null)}
        onUnlocked={() => focusAfterUnlock(list.current)}
      />
    </section>
  );
}
