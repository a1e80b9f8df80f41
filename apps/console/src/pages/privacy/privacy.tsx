import { POLICY, supportAddress } from '../../ui/policy.ts';
import { PolicyPage } from '../../ui/public-shell/policy-page.tsx';

export function Privacy() {
  return (
    <PolicyPage
      title="Privacy policy"
      summary={`We read your statement, give you its transactions, and let go of it: the PDF within ${POLICY.documentSpan}, the result after ${POLICY.resultSpan}.`}
    >
      <h2>What we hold, and for how long</h2>
      <ul>
        <li>
          <strong>The PDF you upload</strong> is deleted {POLICY.documentSpan} after the upload. One that nobody has
          read by then is given up a day later at the latest, without a charge.
        </li>
        <li>
          <strong>The result and the record of the job</strong> are deleted {POLICY.resultSpan} after the upload.
        </li>
        <li>
          <strong>When you delete a job</strong>, its PDF and its result are deleted at once.
        </li>
        <li>
          <strong>You can have less kept</strong>: the settings of a client let it keep things for fewer days, drop a
          PDF as soon as its job ends, and drop a result once it was downloaded.
        </li>
        <li>
          <strong>Of every deletion</strong> a record stays that names the job by its id, the time and the reason, and
          nothing of what the statement said.
        </li>
        <li>
          <strong>The password of a protected PDF</strong> is used to open the file. It is kept encrypted until the job
          has ended, and erased then.
        </li>
        <li>
          <strong>Your account</strong>: name, email address, API key, webhook address, and the list of credits bought
          and used, for as long as you have the account and as long as bookkeeping law asks for it. What was paid and
          what was charged stays written down when a job is deleted: with the job’s id and its count of pages, without
          its file name.
        </li>
        <li>
          <strong>What you write to support</strong>: your message, the path of the page, where the answer goes, and the
          answer, for a year, or until you close your account.
        </li>
      </ul>
      <h2>What we use it for</h2>
      <p>
        To extract the transactions you asked for, to charge the pages you used, and to keep the service running.
        Statements are not used for anything else: not for advertising, not for profiles, not for training.
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
        One cookie keeps you signed in. Your choice of light or dark colours is kept in your browser. There are no
        tracking cookies, and statement contents are not stored in your browser. The private reader keeps its program on
        your device, so that it opens without a network, and nothing of what it reads.
      </p>
      <h2>Your rights</h2>
      <p>
        Your profile exports what we hold about you, and deletes your account with everything in it, whenever you want.
        To have something corrected, or to object to its use, write to{' '}
        <a href={`mailto:${supportAddress()}`}>{supportAddress()}</a>. You may also complain to the data protection
        authority where you live.
      </p>
      <h2>Age</h2>
      <p>The service is for people aged {POLICY.minimumAge} or over.</p>
    </PolicyPage>
  );
}
