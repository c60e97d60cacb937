/** How the frame reaches the API: a path, and what it uses of the answer. */
export type ApiCall = (
  path: string,
  call?: { method?: string; headers?: Record<string, string>; body?: string },
) => Promise<Pick<Response, 'ok' | 'status' | 'statusText' | 'text' | 'json'>>
