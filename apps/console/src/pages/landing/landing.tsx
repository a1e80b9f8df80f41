export function Landing() {
  return <main id="main">Landing</main>;
}
