import type { Ai } from '../../platform/config/config.ts';
import type { ModelRequest } from './ai-prompts.rules.ts';

/** The model that this installation is connected to. */
export interface Model {
  /** Where a note goes: the host's name, as learners are told. */
  readonly service: string;
  /**
   * The answer to a request, as JSON of any shape. @throws ModelFailure, or the reason `signal` was aborted with
   * @param onPart called with the answer received so far
   */
  readonly ask: (
    request: ModelRequest,
    signal: AbortSignal,
    onPart: (answer: unknown) => void,
  ) => Promise<unknown>;
}

/** Why a model gave no answer. Never contains the prompt or the answer. */
export class ModelFailure extends Error {}

/** How many requests may be in flight at once in this process. */
const atOnce = 4;
/**
 * The model may ignore `maxTokens`, so we also cap what we read: bytes of the stream, which wraps each token, and text.
 */
const maxAnswer = { bytes: 4 * 1024 * 1024, text: 128 * 1024 } as const;
/** How many characters must arrive before the partial answer is parsed again. Each parse starts from the beginning. */
const portion = 300;

/**
 * The SDK takes some 30 MB of memory, which an installation without a model doesn't need, so the first request loads
 * it.
 */
const loadSdk = async () => ({
  ...(await import('@ai-sdk/openai-compatible')),
  ...(await import('ai')),
});

export function connectModel({ baseUrl, apiKey, model, patience }: Ai, fetcher: typeof fetch = fetch): Model {
  let running = 0;
  return {
    service: new URL(baseUrl).host,
    async ask({ instructions, prompt, schema, maxTokens }, signal, onPart) {
      if (running >= atOnce) throw new ModelFailure('The AI service has enough to do');
      running += 1;
      let failure: unknown;
      try {
        const { createOpenAICompatible, Output, jsonSchema, smoothStream, streamText } = await loadSdk();
        const provider = createOpenAICompatible({
          name: 'notes',
          baseURL: baseUrl,
          ...(apiKey !== undefined && { apiKey }),
          supportsStructuredOutputs: true,
          fetch: async (address, init) => bounded(await fetcher(address, { ...init, redirect: 'error' })),
        });
        const answer = streamText({
          model: provider(model),
          instructions,
          prompt,
          // The schema isn't enforced here: entries are checked one by one, so that a malformed one costs no other.
          output: Output.object({ schema: jsonSchema(schema) }),
          maxOutputTokens: maxTokens,
          maxRetries: 1,
          temperature: 0,
          experimental_transform: smoothStream({ delayInMs: null, chunking: portions() }),
          abortSignal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
          // The default handler would log the error to the console, and the note with it.
          onError: ({ error }) => void (failure = error),
        });
        for await (const part of answer.partialOutputStream) onPart(part);
        return await answer.output;
      } catch (error) {
        signal.throwIfAborted();
        throw new ModelFailure(reasonOf(failure ?? error));
      } finally {
        running -= 1;
      }
    },
  };
}

/** The part of an SDK error that is safe to log; the error itself holds the whole request and the whole answer. */
function reasonOf(error: unknown): string {
  const { name = 'Error', statusCode } = error as { name?: string; statusCode?: number };
  return `The AI service failed: ${name}${statusCode === undefined ? '' : ` ${statusCode}`}`;
}

const endless = () => new Error('The AI service answers without end');

/** Passes the answer on in chunks, since every chunk makes the SDK parse everything received so far. */
function portions(): (buffer: string) => string | null {
  let length = 0;
  return (buffer) => {
    if (length + buffer.length > maxAnswer.text) throw endless();
    if (buffer.length < portion) return null;
    length += buffer.length;
    return buffer;
  };
}

/** The response, failing once its body gets too long. */
function bounded(response: Response): Response {
  let size = 0;
  const body = response.body?.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        size += chunk.byteLength;
        if (size > maxAnswer.bytes) controller.error(endless());
        else controller.enqueue(chunk);
      },
    }),
  );
  const { status, statusText, headers } = response;
  return new Response(body ?? null, { status, statusText, headers });
}
