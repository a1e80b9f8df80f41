/** A tool as the table of tools has it: what an agent is told, and what runs. */
import type { Progress } from '@extracto/engine';
import type { z } from 'zod';
import type { Results } from './open-results.ts';

export interface ToolSurroundings {
  /** Real paths of the folders that may be read. */
  readonly roots: readonly string[];
  readonly results: Results;
  /** Tells the client that work goes on. */
  readonly onProgress: (progress: Progress) => void;
}

export interface Tool<Input extends z.ZodObject = z.ZodObject, Output extends z.ZodObject = z.ZodObject> {
  readonly title: string;
  readonly description: string;
  readonly input: Input;
  readonly output: Output;
  readonly run: (input: z.output<Input>, surroundings: ToolSurroundings) => Promise<z.input<Output>>;
}

/** Keeps the types of a tool together while it is written; the table needs them no longer. */
export function defineTool<Input extends z.ZodObject, Output extends z.ZodObject>(tool: Tool<Input, Output>): Tool {
  return tool as unknown as Tool;
}
