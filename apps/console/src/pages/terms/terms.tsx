export function Terms() {
  return <main id="main">Terms</main>;
}
