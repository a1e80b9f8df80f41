import { Link } from 'react-router';
import { PrivatePage } from '../../features/private-reading/private-page.tsx';
import { usePageTitle } from '../../ui/page-title/use-page-title.ts';

export function Tour() {
  usePageTitle('Read a statement in your browser');
  return (
    <PrivatePage
      title="Read a statement here without sending it anywhere"
      intro="The engine that runs on our servers runs in this tab. Once it has loaded, it works without a network, and the tab forgets the document when you close it."
    >
      <p>
        <Link to="/private">Install it as an app</Link> that opens without a network, too.
      </p>
    </PrivatePage>
  );
}
