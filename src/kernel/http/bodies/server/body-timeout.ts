import { Socket } from 'node:net'
import { performance } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import { isFormWithFile } from './form-with-file.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A form with a file may come here, so its body may take as long as a slow line needs. */
    takesFile?: boolean
  }
}

/** Milliseconds for one that brings a file: ten megabytes over the slowest of phones. Node's own limit (`requestTimeout`). */
export const fileBodyTimeout = 300_000

export type BodyTimes = {
  /** Milliseconds in which the words of a request have to be there. */ wordsWithin: number
  /** Milliseconds in which a file may come as slowly as it likes. */ fileGrace: number
  /** Bytes in a second, on average, that it has to come with if it takes longer. */ filePace: number
}
const usual: BodyTimes = { wordsWithin: 15_000, fileGrace: 60_000, filePace: 8 * 1024 }

/**
 * Whoever sends a body drop by drop is ended as one that sends no whole request (RFC 9110 §15.5.9). One that brings a file to where
 * files are taken may take as long as a slow line needs, for as long as it comes at the pace of one; a silent one is closed anyway
 * (`connectionTimeout`).
 */
export function addBodyTimeout(app: FastifyInstance, times: Partial<BodyTimes> = {}): void {
  const { wordsWithin, fileGrace, filePace } = { ...usual, ...times }
  app.addHook('onRequest', async (request) => {
    const { raw } = request
    const { 'content-length': length, 'transfer-encoding': encoding } = raw.headers
    if ((length === undefined || length === '0') && encoding === undefined) return
    const { socket } = raw
    // A call of our own (`inject`) has none, and all of its body.
    if (!(socket instanceof Socket)) return
    const end = () => {
      if (!raw.complete) app.server.emit('clientError', Object.assign(new Error('Its body takes too long.'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket)
    }
    const bringsFile = request.routeOptions.config.takesFile === true && isFormWithFile(request)
    const began = { at: performance.now(), bytes: socket.bytesRead }
    const endIfSlow = () => {
      const seconds = (performance.now() - began.at) / 1000
      if ((socket.bytesRead - began.bytes) / seconds < filePace) end()
      else timer = setTimeout(endIfSlow, fileGrace / 12).unref()
    }
    let timer = setTimeout(bringsFile ? endIfSlow : end, bringsFile ? fileGrace : wordsWithin).unref()
    const isThere = () => clearTimeout(timer)
    raw.once('end', isThere).once('close', isThere)
  })
}
