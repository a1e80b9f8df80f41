/** The mark: an equals sign whose lower bar becomes a check and leaves the ring. One colour, legible at 16 px. */
export function Mark({ size = 28, title = null }: { size?: number; title?: string | null }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 32 32"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      role={title === null ? undefined : 'img'}
      aria-hidden={title === null ? true : undefined}
      aria-label={title ?? undefined}
    >
      <path d="M26.6 9.2A13 13 0 1 1 21.4 4.2" />
      <path d="M9 13h7" />
      <path d="M9 18.6h3.4l3.2 4L27 5.4" />
    </svg>
  );
}
