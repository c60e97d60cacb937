/** How the frame calls the API: a path, and the parts of the answer that it uses. */
export type ApiCall = (
  path: string,
  call?: { method?: string; headers?: Record<string, string>; body?: string },
) => Promise<Pick<Response, 'ok' | 'status' | 'statusText' | 'text' | 'json'>>
