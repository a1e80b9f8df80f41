import { POLICY } from '../../ui/policy.ts';
import { PolicyPage } from '../../ui/public-shell/policy-page.tsx';

export function Privacy() {
  return (
    <PolicyPage
      title="Privacy policy"
      summary={`We read your statement, give you its transactions, and delete it: the PDF within ${POLICY.documentSpan}, the result after ${POLICY.resultSpan}.`}
    >
      <h2>What we hold, and for how long</h2>
      <ul>
        <li>
          <strong>The PDF you upload</strong> is deleted {POLICY.documentSpan} after the upload. If its job has not been
          read by then, the job fails without a charge within a day and the PDF is deleted.
        </li>
        <li>
          <strong>The result and the record of the job</strong> are deleted {POLICY.resultSpan} after the upload.
        </li>
        <li>
          <strong>When you delete a job</strong>, its PDF and its result are deleted at once.
        </li>
        <li>
          <strong>You can shorten these times</strong> in the settings of a client: choose fewer days, delete a PDF when
          its job ends, or delete a result after its first download.
        </li>
        <li>
          <strong>Each deletion leaves a record</strong>: the ID of the job, the time and the reason. It holds nothing
          from the statement.
        </li>
        <li>
          <strong>PDFs, results and corrections</strong> are stored encrypted, with a key of your own that is deleted
          with your account.
        </li>
        <li>
          <strong>The password of a protected PDF</strong> opens the file. We store it encrypted and erase it when the
          job ends.
        </li>
        <li>
          <strong>Your account</strong>: name, email address, API keys, webhook address, and the credits bought and
          used, for as long as you have the account and bookkeeping law requires. Payments and charges remain after a
          job is deleted, with its ID and page count but without its file name.
        </li>
        <li>
          <strong>What you write to support</strong>: your message, the page you sent it from, your reply address and
          our answer, for a year or until you close your account.
        </li>
      </ul>
      <h2>What we use it for</h2>
      <p>
        To extract the transactions you asked for, to charge the pages you used, and to keep the service running. We use
        statements for nothing else: no advertising, no profiles, no training.
      </p>
      <h2>What our logs contain</h2>
      <p>
        Identifiers, times, page counts and error codes. No descriptions, amounts, names or account numbers from your
        statements.
      </p>
      <h2>Who else sees it</h2>
      <p>
        Card payments are handled by Stripe, which receives what you enter on its own page; card numbers never reach us.{' '}
        {POLICY.chat === null
          ? 'The pages of this site load no script, font or picture from any other company.'
          : `When you open the chat, its script comes from ${new URL(POLICY.chat.url).host}, which sees what you write there and which page you are on; nothing else of this site comes from another company.`}{' '}
        We give data to authorities only where the law obliges us to.
      </p>
      <h2>Cookies and browser storage</h2>
      <p>
        One cookie keeps you signed in. Your browser stores your choice of light or dark colours. We set no tracking
        cookies and store no statement contents in your browser. The private reader stores its program on your device so
        that it works offline. It stores nothing it reads.
      </p>
      <h2>Your rights</h2>
      <p>
        In your profile you can export what we hold about you, and delete your account with everything in it, at any
        time. To have something corrected or to object to its use, write to{' '}
        <a href={`mailto:${POLICY.supportAddress}`}>{POLICY.supportAddress}</a>. You may also complain to the data
        protection authority where you live.
      </p>
      <h2>Age</h2>
      <p>The service is for people aged {POLICY.minimumAge} or over.</p>
    </PolicyPage>
  );
}
