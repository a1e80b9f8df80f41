import styles from './field-table.module.css';
import type { OperationField } from './operation.ts';

/** Parameters and body fields, one a row. Nothing when there are none. */
export function FieldTable({ fields, caption }: { fields: readonly OperationField[]; caption: string }) {
  if (fields.length === 0) return null;
  return (
    <table className={styles.fields}>
      <caption className="visually-hidden">{caption}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Meaning</th>
        </tr>
      </thead>
      <tbody>
        {fields.map(({ name, place, type, required, description }) => (
          <tr key={`${place} ${name}`}>
            <th scope="row">
              <code className={styles.name}>{name}</code>
              <span className={styles.place}>
                {place}
                {required ? ', required' : ''}
              </span>
            </th>
            <td>
              <span className={styles.type}>{type}</span>
              {description !== null && <span className={styles.description}>{description}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
