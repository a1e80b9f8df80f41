import { OfflineStatus } from '../../features/offline/offline-status.tsx';
import { useManifest } from '../../features/offline/use-manifest.ts';
import { PrivatePage } from '../../features/private-reading/private-page.tsx';
import { usePageTitle } from '../../ui/page-title/use-page-title.ts';

/** The reader as an app of its own, which opens and works without a network. */
export function Private() {
  usePageTitle('Private reading');
  useManifest('/private.webmanifest');
  return (
    <PrivatePage
      title="Your statements, read on this device"
      intro="Nothing is uploaded and you need no account. No connection is opened while a statement is read. Statements stay in this tab and are gone when you close it."
    >
      <OfflineStatus />
    </PrivatePage>
  );
}
