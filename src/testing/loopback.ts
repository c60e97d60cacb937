import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { onTestFinished } from 'vitest'

/**
 * Serves a site on a port of this machine until the test ends, for programs that cannot reach it by its own host. Addresses of the site in
 * its answers become those of the port.
 * @param host of the site, `demo.localhost`
 * @returns the origin, `http://localhost:40123`
 */
export async function serveOnLoopback(app: FastifyInstance, host = 'demo.localhost'): Promise<string> {
  const site = new RegExp(String.raw`http://${host}(:\d+)?`, 'g')
  const server = createServer((request, response) => {
    void app
      .inject({ method: request.method as 'GET', url: request.url!, headers: { ...request.headers, host, 'accept-encoding': 'identity' } })
      .then((answer) => {
        const { 'content-length': _length, ...headers } = answer.headers
        response.writeHead(answer.statusCode, headers as Record<string, string>).end(answer.payload.replaceAll(site, origin))
      })
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  onTestFinished(() => void server.close())
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`
  return origin
}
