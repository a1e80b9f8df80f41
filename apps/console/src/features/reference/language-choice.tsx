import styles from './language-choice.module.css';
import { LANGUAGES, type Language } from './snippets/languages.ts';

interface LanguageChoiceProps {
  language: Language;
  onChange: (language: Language) => void;
}

/** One choice for all requests of the page. */
export function LanguageChoice({ language, onChange }: LanguageChoiceProps) {
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>Requests in</legend>
      {(Object.keys(LANGUAGES) as Language[]).map((name) => (
        <label key={name} className={styles.option}>
          <input type="radio" name="language" checked={name === language} onChange={() => onChange(name)} />
          {name}
        </label>
      ))}
    </fieldset>
  );
}
