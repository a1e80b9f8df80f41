import type { Transaction } from '@extracto/model';
import { type CSSProperties, type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { Notice } from '../notice/notice.tsx';
import styles from './document-pages.module.css';
import type { Drawing } from './drawing.ts';
import { PageBar } from './page-bar.tsx';
import type { PageMark } from './page-mark.ts';
import { PageSheet } from './page-sheet.tsx';
import { type OpenDocument, useOpenDocument } from './use-open-document.ts';

type Box = Transaction['box'];

interface DocumentPagesProps {
  bytes: Uint8Array;
  password: string | null;
  marks: readonly PageMark[];
  selectedId: string | null;
  onSelect: (id: string) => void;
  /** Hears of the document when it is open, and `null` when it is not. */
  onOpened: (opened: OpenDocument | null) => void;
  /** Takes a box, in points, that somebody draws on a page; without it nothing can be drawn. */
  onDraw?: (pageNumber: number, box: Box) => void;
}

/** The pages of a PDF below each other; the selected mark is brought into view. */
export function DocumentPages({ bytes, password, marks, selectedId, onSelect, onOpened, onDraw }: DocumentPagesProps) {
  const [entered, setEntered] = useState<string | null>(null);
  const opened = useOpenDocument(bytes, entered ?? password);
  const [zoom, setZoom] = useState(1);
  const [pageNumber, setPageNumber] = useState(1);
  const [drawing, setDrawing] = useState<Drawing>(null);
  const scroller = useRef<HTMLElement>(null);
  const byPage = useMemo(() => Map.groupBy(marks, (mark) => mark.page), [marks]);
  const selected = marks.find(({ id }) => id === selectedId) ?? null;

  useEffect(() => {
    onOpened(opened === null || typeof opened === 'string' ? null : opened);
    return () => onOpened(null);
  }, [opened, onOpened]);

  useEffect(() => {
    if (selected === null || scroller.current === null || opened === null || typeof opened === 'string') return;
    showMark(scroller.current, selected, opened.height);
  }, [selected, opened]);

  if (opened === 'failed') {
    return <Notice tone="warning">This browser can’t show the pages. The extracted data is complete.</Notice>;
  }
  if (opened === 'locked') return <LockedPages again={entered !== null} onPassword={setEntered} />;
  const goToPage = (wanted: number) => {
    const sheet = scroller.current?.querySelector<HTMLElement>(`[data-page="${wanted}"]`);
    if (sheet) scroller.current?.scrollTo({ top: sheet.offsetTop });
  };
  const finish = (page: number, box: Box) => {
    setDrawing(null);
    onDraw?.(page, box);
    // The box that had the focus is gone.
    if (drawing === 'keys') scroller.current?.focus();
  };
  return (
    <div className={styles.frame}>
      <PageBar
        pageNumber={pageNumber}
        pageCount={opened?.document.numPages ?? 1}
        onPage={goToPage}
        zoom={zoom}
        onZoom={setZoom}
        drawing={
          onDraw === undefined
            ? null
            : { isOn: drawing !== null, onToggle: (by) => setDrawing(drawing === null ? by : null) }
        }
      />
      <section
        ref={scroller}
        className={styles.pages}
        style={{ '--zoom': zoom } as CSSProperties}
        aria-label="Pages of the document"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable without a mouse
        tabIndex={0}
        onScroll={({ currentTarget }) => setPageNumber(findPage(currentTarget))}
      >
        {opened === null && <div className={styles.sheet} style={{ aspectRatio: '210 / 297' }} aria-hidden="true" />}
        {opened !== null &&
          Array.from({ length: opened.document.numPages }, (_, index) => (
            <PageSheet
              // biome-ignore lint/suspicious/noArrayIndexKey: pages have no other name and never change places
              key={index}
              opened={opened}
              pageNumber={index + 1}
              marks={byPage.get(index + 1) ?? []}
              selectedId={selectedId}
              onSelect={onSelect}
              zoom={zoom}
              drawing={drawing === 'keys' && index + 1 !== pageNumber ? null : drawing}
              onDrawn={() => setDrawing(null)}
              {...(onDraw === undefined ? {} : { onDraw: (box: Box) => finish(index + 1, box) })}
            />
          ))}
      </section>
    </div>
  );
}

/** The service forgets the password of a protected file, so its pages ask for it once more. */
function LockedPages({ again, onPassword }: { again: boolean; onPassword: (password: string) => void }) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onPassword(String(new FormData(event.currentTarget).get('password')));
  };
  return (
    <form className={styles.locked} onSubmit={submit}>
      <label>
        <span>
          {again
            ? 'The password does not open this PDF.'
            : 'This PDF is protected. We did not store its password; it stays in this browser.'}
        </span>
        <input type="password" name="password" autoComplete="off" required aria-label="Password of the PDF" />
      </label>
      <button type="submit">Show pages</button>
    </form>
  );
}

/** The page that has the upper third of what is seen. */
function findPage(scroller: HTMLElement): number {
  const line = scroller.scrollTop + scroller.clientHeight / 3;
  const sheets = [...scroller.querySelectorAll<HTMLElement>('[data-page]')];
  return Number(sheets.findLast(({ offsetTop }) => offsetTop <= line)?.dataset.page ?? 1);
}

/** Scrolls only when the mark is not well inside what is seen. `pageHeight` is in points. */
function showMark(scroller: HTMLElement, { page, box }: PageMark, pageHeight: number) {
  const sheet = scroller.querySelector<HTMLElement>(`[data-page="${page}"]`);
  if (sheet === null) return;
  const top = sheet.offsetTop + (box[1] / pageHeight) * sheet.offsetHeight;
  const { scrollTop, clientHeight } = scroller;
  if (top > scrollTop + 40 && top < scrollTop + clientHeight - 80) return;
  scroller.scrollTo({ top: Math.max(top - clientHeight / 3, 0) });
}
