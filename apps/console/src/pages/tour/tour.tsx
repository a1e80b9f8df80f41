import { Link } from 'react-router';
import { PrivatePage } from '../../features/private-reading/private-page.tsx';
import { usePageTitle } from '../../ui/page-title/use-page-title.ts';

export function Tour() {
  usePageTitle('Read a statement in your browser');
  return (
    <PrivatePage
      title="Read a statement without uploading it"
      intro="The engine that runs on our servers runs in this tab. Once it has loaded, it works offline. When you close the tab, the document is gone."
    >
      <p>
        <Link to="/private">Install it as an app</Link> that works offline.
      </p>
    </PrivatePage>
  );
}
