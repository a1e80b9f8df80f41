/** A line for a step that takes a while: on a terminal its seconds count up, elsewhere it says when it is done. */
const TICK_MS = 1_000;

/** Resolves to what `step` resolves to. */
export async function showStep(title, step) {
  const startedAt = Date.now();
  const seconds = () => Math.round((Date.now() - startedAt) / 1000);
  const terminal = process.stdout.isTTY === true;
  if (!terminal) console.log(`${title} …`);
  else process.stdout.write(`${title} …`);
  const ticking = terminal && setInterval(() => process.stdout.write(`\r${title} … ${seconds()} s`), TICK_MS);
  try {
    const outcome = await step();
    console.log(`${terminal ? '\r' : ''}${title} … done in ${seconds()} s`);
    return outcome;
  } catch (error) {
    console.log('');
    throw error;
  } finally {
    if (ticking) clearInterval(ticking);
  }
}
