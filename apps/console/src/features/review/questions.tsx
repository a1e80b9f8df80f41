import type { Question, ReviewAnswer } from '@extracto/engine/review';
import styles from './questions.module.css';

interface QuestionsProps {
  questions: readonly Question[];
  onAnswer: (answer: ReviewAnswer) => void;
}

/** Ambiguities of the page, as questions with their answers as buttons. After one the statement is proved again. */
export function Questions({ questions, onAnswer }: QuestionsProps) {
  return questions.map(({ code, text, answers }) => (
    <fieldset key={code} className={styles.question}>
      <legend>{text}</legend>
      {answers.map(({ answer, title }) => (
        <button key={answer} type="button" onClick={() => onAnswer({ code, answer })}>
          {title}
        </button>
      ))}
    </fieldset>
  ));
}
