import { z } from 'zod';
import { listFiles } from '../list-files.ts';
import { cutPage, pageInput, pageOutput } from '../row-pages.ts';
import { defineTool } from '../tool.ts';

export const listFilesTool = defineTool({
  title: 'List statements and results',
  description:
    'Lists the readable statements (PDF) and results (.json), in all folders or in the given ones. Start here when the user names no file.',
  input: z.object({
    paths: z
      .array(z.string().min(1).max(4096))
      .max(50)
      .default([])
      .describe('folders, or patterns such as 2026/*.pdf; none: everything'),
    ...pageInput,
  }),
  output: z.object({
    folders: z.array(z.string()).describe('that may be read'),
    page: pageOutput.page,
    pages: pageOutput.pages,
    totalFiles: z.int(),
    files: z.array(
      z.object({ path: z.string(), kind: z.enum(['document', 'result']), bytes: z.int(), modified: z.string() }),
    ),
  }),
  run: async ({ paths, page, pageSize }, { roots }) => {
    const found = await listFiles(roots, paths);
    const { rows, totalRows, ...place } = cutPage(found, page, pageSize);
    const files = rows.map(({ path, kind, bytes, modified }) => ({
      path,
      kind,
      bytes,
      modified: modified.toISOString(),
    }));
    return { folders: [...roots], ...place, totalFiles: totalRows, files };
  },
});
