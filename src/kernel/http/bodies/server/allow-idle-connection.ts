import type { FastifyRequest } from 'fastify'
import { isFormWithFile } from './form-with-file.ts'

/** Milliseconds between two chunks of a file: a phone may lose its network for a moment. */
const whileItComes = 60_000
/** Milliseconds after the whole file has arrived: its processing may wait in a queue, on a busy machine. */
const onceItIsThere = 180_000

/**
 * The processing of a file waits for its turn, and meanwhile nothing is sent. The server closes a connection that is idle for
 * far less, and the sender would start again; so a connection with a file upload may be idle for longer.
 */
export function allowIdleConnection({ headers, raw }: FastifyRequest): void {
  const { socket } = raw
  // A call by `inject` has no socket.
  if (!isFormWithFile({ headers }) || !socket?.setTimeout) return
  const isThere = () => void socket.setTimeout(onceItIsThere)
  if (raw.readableEnded) return isThere()
  socket.setTimeout(whileItComes)
  raw.once('end', isThere)
}
