import type { FormEvent } from 'react';
import styles from './empty-rows.module.css';

/** Instead of a grid without rows. `onFirst` gets the date of the first row; `null` where nothing can be added. */
export function EmptyRows({ onFirst }: { onFirst: ((date: string) => void) | null }) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onFirst?.(String(new FormData(event.currentTarget).get('date')));
  };
  return (
    <div className={styles.empty}>
      <p>There are no rows in this statement.</p>
      {onFirst !== null && (
        <form className={styles.form} onSubmit={submit}>
          <label>
            Date of the first row <input type="date" name="date" required />
          </label>
          <button type="submit">Add the first row</button>
        </form>
      )}
    </div>
  );
}
