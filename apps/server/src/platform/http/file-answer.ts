import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** An answer that is a file to be saved, sent while it is made. */
export class FileAnswer {
  readonly type: string;
  readonly name: string;
  readonly content: Readable;

  /** @param name in letters, digits, dots and hyphens */
  constructor(type: string, name: string, content: Readable) {
    this.type = type;
    this.name = name;
    this.content = content;
  }
}

export function sendFile(reply: FastifyReply, { type, name, content }: FileAnswer): FastifyReply {
  return reply.type(type).header('Content-Disposition', `attachment; filename="${name}"`).send(content);
}
