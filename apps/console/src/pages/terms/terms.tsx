import { Link } from 'react-router';
import { POLICY } from '../../ui/policy.ts';
import { PolicyPage } from '../../ui/public-shell/policy-page.tsx';

export function Terms() {
  return (
    <PolicyPage
      title="Terms of service"
      summary="You upload statements that you are allowed to process. We extract the transactions and tell you what is proved and what is not."
    >
      <h2>Who may use the service</h2>
      <p>
        You must be at least {POLICY.minimumAge} years old and, if you act for a company, authorised to do so. Keep your
        password and API keys secret. You are responsible for their use until you tell us or replace the key.
      </p>
      <h2>What you may upload</h2>
      <p>
        Bank statements that are yours, or that their owner lets you process. Don’t upload files that are meant to harm
        the service, and don’t try to reach other customers’ data.
      </p>
      <h2>What we do</h2>
      <p>
        We extract transactions from the documents you submit and state, for each result, whether the arithmetic printed
        on the statement proves it. A result marked Verified is proved in that sense; any other result needs your own
        check. The service is not accounting, tax or investment advice.
      </p>
      <h2>Credits and payment</h2>
      <ul>
        <li>
          Credits (XTS) are prepaid; one credit pays for one page of a job that succeeds. Pages of a statement whose
          printed totals contradict its rows are free, up to a monthly limit.
        </li>
        <li>Credits never expire. Prices are in US dollars.</li>
        <li>
          All sales are final, as the <Link to="/refund">refund policy</Link> explains.
        </li>
      </ul>
      <h2>Keeping and deleting</h2>
      <p>
        Uploaded PDFs are deleted within {POLICY.documentSpan}, results and job records after {POLICY.resultSpan}, or
        earlier if you choose so. Download what you need before then. The <Link to="/privacy">privacy policy</Link> has
        the details.
      </p>
      <h2>Availability</h2>
      <p>
        We aim for 99.9 % uptime in each calendar month. We announce maintenance that interrupts the service. Jobs
        accepted before an interruption are completed after it.
      </p>
      <h2>Liability</h2>
      <p>
        We are liable without limit for intent and gross negligence and where the law forbids a limit. Otherwise our
        liability is limited to what you paid for the credits in the twelve months before the damage.
      </p>
      <h2>Ending</h2>
      <p>
        You may close your account in your profile at any time. Unused credits are then lost. We may close accounts that
        break these terms.
      </p>
      <h2>Changes</h2>
      <p>We announce changes to these terms in the console at least 30 days before they apply.</p>
    </PolicyPage>
  );
}
