import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { z } from 'zod';

/** A request to the service. */
export interface AskedModel {
  readonly instructions: string;
  readonly note: string;
  readonly maxTokens: number;
  readonly hasSchema: boolean;
  readonly authorization: string;
}

/** How the service answers: with an object, or by custom code. */
export type ModelAnswer = (asked: AskedModel, response: ServerResponse) => unknown;

const Sent = z.object({
  messages: z.array(z.object({ role: z.string(), content: z.string() })),
  max_tokens: z.number(),
  response_format: z.object({ type: z.string() }).optional(),
});

/** A local server with OpenAI's `/chat/completions`, which streams whatever a test tells it to. */
export async function startModelService() {
  const asked: AskedModel[] = [];
  let answer: ModelAnswer = () => ({});
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const {
      messages,
      max_tokens: maxTokens,
      response_format: format,
    } = Sent.parse(JSON.parse(await text(request)));
    const contentOf = (role: string) => messages.find((message) => message.role === role)?.content ?? '';
    const { note } = z.object({ note: z.string() }).parse(JSON.parse(contentOf('user')));
    const authorization = request.headers.authorization ?? '';
    const hasSchema = format?.type === 'json_schema';
    asked.push({ instructions: contentOf('system'), note, maxTokens, hasSchema, authorization });
    const object = await answer(asked.at(-1) as AskedModel, response);
    if (object === undefined || response.writableEnded) return;
    for (const part of JSON.stringify(object).match(/.{1,200}/gsu) ?? []) sendPart(response, part);
    endAnswer(response);
  };
  const server = createServer((request, response) => {
    respond(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    asked,
    service: `127.0.0.1:${port}`,
    baseUrl: `http://127.0.0.1:${port}/v1`,
    answerWith: (next: ModelAnswer) => {
      asked.length = 0;
      answer = next;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Streams a part of the answer's text. */
export function sendPart(response: ServerResponse, content: string): void {
  if (!response.headersSent) response.writeHead(200, { 'content-type': 'text/event-stream' });
  const choices = [{ index: 0, delta: { role: 'assistant', content }, finish_reason: null }];
  response.write(`data: ${JSON.stringify({ id: 'one', created: 1, model: 'test', choices })}\n\n`);
}

export function endAnswer(response: ServerResponse): void {
  const choices = [{ index: 0, delta: {}, finish_reason: 'stop' }];
  response.write(`data: ${JSON.stringify({ id: 'one', created: 1, model: 'test', choices })}\n\n`);
  response.end('data: [DONE]\n\n');
}
