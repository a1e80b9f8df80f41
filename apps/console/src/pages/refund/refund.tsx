export function Refund() {
  return <main id="main">Refund</main>;
}
