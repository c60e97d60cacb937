/** The statuses after which a call is retried (specification §7). */
const worthRetrying = new Set([408, 409, 425, 429, 500, 502, 503, 504])

/** Makes a call, and once more where its status says that this may help; never one that may change something (specification §7). */
export async function retryOnce<Answer extends { status: number }>(method: string, call: () => Promise<Answer>): Promise<Answer> {
  const answer = await call()
  return (method === 'GET' || method === 'HEAD') && worthRetrying.has(answer.status) ? await call() : answer
}
