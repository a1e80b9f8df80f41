export function Privacy() {
  return <main id="main">Privacy</main>;
}
