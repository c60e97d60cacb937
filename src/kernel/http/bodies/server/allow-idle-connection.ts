import type { FastifyRequest } from 'fastify'
import { isFormWithFile } from './form-with-file.ts'

/** Milliseconds between two pieces of a file: a phone that has lost its network for a moment. */
const whileItComes = 60_000
/** Milliseconds once it is there: a queue of drawings, on a machine that has other work. */
const onceItIsThere = 180_000

/**
 * What is made of a file waits for its turn, and nothing is said to its sender meanwhile. The server ends a connection that is silent
 * for far less, and the sender would begin anew; so one that brings a form with a file may be silent for longer.
 */
export function allowIdleConnection({ headers, raw }: FastifyRequest): void {
  const { socket } = raw
  // A call of our own (`inject`) has none.
  if (!isFormWithFile({ headers }) || !socket?.setTimeout) return
  const isThere = () => void socket.setTimeout(onceItIsThere)
  if (raw.readableEnded) return isThere()
  socket.setTimeout(whileItComes)
  raw.once('end', isThere)
}
