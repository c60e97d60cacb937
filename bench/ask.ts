import { request } from 'node:http'

/** Uses http instead of fetch, which does not let us set the Host header. @throws when the answer is not successful, or of another type */
export async function ask(url: string, headers: Record<string, string>, type = '', body?: Buffer, method = body ? 'POST' : 'GET'): Promise<string> {
  return await new Promise((resolve, reject) => {
    const length = body && { 'content-length': body.length }
    const call = request(url, { agent: false, method, headers: { ...headers, ...length } }, (answer) => {
      let text = ''
      const good = answer.statusCode! < 300 && (answer.headers['content-type'] ?? '').includes(type)
      answer.setEncoding('utf8').on('data', (part) => (text += part))
      answer.on('end', () => (good ? resolve(text) : reject(new Error(`${url}: ${answer.statusCode} ${text.slice(0, 400)}`))))
    })
    call.on('error', ({ message }) => reject(new Error(`${url}: ${message}`)))
    call.end(body)
  })
}
