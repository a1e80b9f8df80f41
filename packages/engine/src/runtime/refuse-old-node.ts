/** The engine calls functions that older ones lack, and would fail in the middle of a document. */
const OLDEST_NODE = 22;

/** `version` as `process.versions.node` has it; absent in browsers. Throws an error that says which Node is needed. */
export function refuseOldNode(version: string | undefined): void {
  if (version === undefined || Number.parseInt(version, 10) >= OLDEST_NODE) return;
  throw new Error(`@extracto/engine needs Node ${OLDEST_NODE} or newer; this is Node ${version}.`);
}
