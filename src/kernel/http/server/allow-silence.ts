import type { FastifyRequest } from 'fastify'

/** Milliseconds: a queue of drawings, on a machine that has other work. */
const silence = 180_000

/**
 * What is made of a file waits for its turn, and nothing is said to its sender meanwhile. The server ends a connection that is silent
 * for far less, and the sender would begin anew; so one that brings a form with a file may be silent for longer.
 */
export function allowSilence({ headers, raw }: FastifyRequest): void {
  if (headers['content-type']?.toLowerCase().startsWith('multipart/form-data')) raw.socket?.setTimeout?.(silence)
}
