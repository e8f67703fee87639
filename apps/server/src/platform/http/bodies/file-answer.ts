import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** A part of a file, both ends included. */
export interface FilePart {
  readonly start: number;
  readonly end: number;
  /** The size of the whole file. */
  readonly size: number;
}

/** A response that downloads a file, streamed while it is generated. */
export class FileAnswer {
  readonly type: string;
  readonly name: string;
  readonly content: Readable;
  readonly part: FilePart | undefined;

  /**
   * @param name in letters, digits, dots and hyphens
   * @param part which part of the file `content` is; absent for a whole file of unknown size
   */
  constructor(type: string, name: string, content: Readable, part?: FilePart) {
    this.type = type;
    this.name = name;
    this.content = content;
    this.part = part;
  }
}

export function sendFile(reply: FastifyReply, { type, name, content, part }: FileAnswer): FastifyReply {
  if (part) {
    const { start, end, size } = part;
    const length = end - start + 1;
    reply.header('Accept-Ranges', 'bytes').header('Content-Length', length);
    if (length < size) reply.code(206).header('Content-Range', `bytes ${start}-${end}/${size}`);
  }
  return reply.type(type).header('Content-Disposition', `attachment; filename="${name}"`).send(content);
}
