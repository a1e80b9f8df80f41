import { useEffect } from 'react';
import { Link } from 'react-router';
import { PrivatePage } from '../../features/private-reading/private-page.tsx';
import { currentReading, startReading } from '../../features/private-reading/reading-store.ts';
import { loadSample, SAMPLES } from '../../features/private-reading/samples.ts';
import { usePageTitle } from '../../ui/page-title/use-page-title.ts';

/** The engine in the browser; within the frame of the tour it begins with a sample. */
export function Demo() {
  usePageTitle('Read a statement in your browser');
  useEffect(() => {
    const [sample] = SAMPLES;
    if (window.parent === window || sample === undefined || currentReading().kind !== 'empty') return;
    void loadSample(sample).then((bytes) => startReading(sample.name, bytes, null));
  }, []);
  return (
    <PrivatePage
      title="Read a statement without uploading it"
      intro="The engine that runs on our servers runs in this tab. Once it has loaded, it works offline. When you close the tab, the document is gone."
    >
      <p>
        <Link to="/private" target="_top">
          Install it as an app
        </Link>{' '}
        that works offline.
      </p>
    </PrivatePage>
  );
}
