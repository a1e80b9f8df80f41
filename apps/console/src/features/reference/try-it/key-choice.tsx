import { useId } from 'react';
import styles from './key-choice.module.css';

export type KeyMode = 'test' | 'live';

const MODES: readonly { mode: KeyMode; text: string }[] = [
  { mode: 'test', text: 'Test key: free of charge, separate documents' },
  { mode: 'live', text: 'Live key: your documents and credits' },
];

interface KeyChoiceProps {
  mode: KeyMode;
  liveOnly: boolean;
  onChange: (mode: KeyMode) => void;
}

export function KeyChoice({ mode, liveOnly, onChange }: KeyChoiceProps) {
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend className="visually-hidden">With which key</legend>
      {MODES.map((option) => (
        <label key={option.mode} className={styles.option}>
          <input
            type="radio"
            name={name}
            checked={option.mode === mode}
            disabled={liveOnly && option.mode === 'test'}
            onChange={() => onChange(option.mode)}
          />
          {option.text}
        </label>
      ))}
    </fieldset>
  );
}
