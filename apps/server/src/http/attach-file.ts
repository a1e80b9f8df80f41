import type { FastifyReply } from 'fastify';

/** Makes the answer a download. The name is made by us: letters, digits, dot and hyphen. */
export function attachFile(reply: FastifyReply, fileName: string, mediaType: string): void {
  reply.header('Content-Disposition', `attachment; filename="${fileName}"`).type(mediaType);
}
