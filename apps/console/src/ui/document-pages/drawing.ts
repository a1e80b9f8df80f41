/** Device that draws the box somebody asked for; `null` while nobody asked. A mouse draws at any time, a finger only when asked. */
export type Drawing = 'pointer' | 'keys' | null;
