/** Retention of a client's documents and results, where its owner wants less than the service promises everybody. */
import type { Client, Retention } from '@extracto/contract';
import { Button, Checkbox, NativeSelect } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { describeFailure } from '../../api/describe-failure.ts';
import { sessionApi } from '../../api/session-api.ts';
import { Notice } from '../../ui/notice/notice.tsx';
import { POLICY } from '../../ui/policy.ts';
import { type DayChoice, listDayChoices } from './list-day-choices.ts';
import { replaceClient } from './replace-client.ts';
import styles from './retention-form.module.css';

export function RetentionForm({ client }: { client: Client }) {
  const cache = useQueryClient();
  const [wish, setWish] = useState<Retention>(client.retention);
  const saving = useMutation({
    mutationFn: async () => (await sessionApi.setRetention({ params: { clientId: client.clientId }, body: wish })).body,
    onSuccess: (changed) => replaceClient(cache, changed),
  });
  const change = (part: Partial<Retention>) => {
    setWish({ ...wish, ...part });
    saving.reset();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    saving.mutate();
  };
  const changed = (Object.keys(wish) as (keyof Retention)[]).some((name) => wish[name] !== client.retention[name]);
  return (
    <form className={styles.form} onSubmit={submit} aria-label="Data retention">
      <h3 className={styles.title}>Data retention</h3>
      <div className={styles.fields}>
        <DaySelect
          label="Uploaded PDFs"
          choices={listDayChoices({ most: POLICY.documentDays, chosen: wish.documentDays, untilTheEnd: true })}
          value={wish.documentDays}
          onChange={(documentDays) => change({ documentDays })}
        />
        <DaySelect
          label="Results and job records"
          choices={listDayChoices({ most: POLICY.resultDays, chosen: wish.resultDays, untilTheEnd: false })}
          value={wish.resultDays}
          onChange={(resultDays) => change({ resultDays })}
        />
      </div>
      <Checkbox
        label="Delete a result after its first download"
        description="In any format, here or through the API. Reviewing doesn’t count as a download."
        checked={wish.deleteResultOnDownload}
        onChange={(event) => change({ deleteResultOnDownload: event.currentTarget.checked })}
      />
      {saving.isError && <Notice tone="failure">Your changes were not saved. {describeFailure(saving.error)}</Notice>}
      <div>
        <Button
          type="submit"
          variant="default"
          disabled={!changed || saving.isPending}
          leftSection={saving.isSuccess ? <IconCheck size={16} aria-hidden /> : undefined}
        >
          {saving.isPending ? 'Saving...' : saving.isSuccess ? 'Saved' : 'Save retention'}
        </Button>
        <span className="visually-hidden" role="status">
          {saving.isSuccess ? 'Saved. Also applies to existing jobs.' : ''}
        </span>
      </div>
    </form>
  );
}

interface DaySelectProps {
  label: string;
  choices: readonly DayChoice[];
  value: number | null;
  onChange: (days: number | null) => void;
}

function DaySelect({ label, choices, value, onChange }: DaySelectProps) {
  return (
    <NativeSelect
      label={label}
      data={choices.map(({ days, text }) => ({ value: String(days), label: text }))}
      value={String(value)}
      onChange={({ currentTarget }) => {
        onChange(choices.find(({ days }) => String(days) === currentTarget.value)?.days ?? null);
      }}
    />
  );
}
