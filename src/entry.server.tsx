import { randomBytes } from 'node:crypto'
import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { visitContext } from '#shell/context.ts'

/** Renders a page of the signed-in zone, as React Router's documentation does; it is personal and never cached, so it has its own nonce. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  load: RouterContextProvider,
): Promise<Response> {
  const nonce = randomBytes(16).toString('base64url')
  const stream = await renderToReadableStream(<ServerRouter context={context} url={request.url} nonce={nonce} />, {
    nonce,
    onError: (error) => load.get(visitContext).report('a page failed', error),
  })
  await stream.allReady
  headers.set('content-type', 'text/html; charset=utf-8')
  headers.append('page-policy', `nonce-${nonce}`)
  return new Response(stream, { status, headers })
}

/** Logs unexpected errors; those thrown on purpose have a status and are shown to the visitor. */
export function handleError(error: unknown, { context }: { context: Readonly<RouterContextProvider> }): void {
  if (typeof (error as { status?: unknown })?.status !== 'number') context.get(visitContext).report('a page failed', error)
}
