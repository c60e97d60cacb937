import { ApiError, type Client } from '#kernel/jsonapi/client/client.ts'
import { withRedirect } from '#features/auth/forms/web/safe-redirect-path.ts'

/** Asks for a mail, whose link leads on to `way`. The answer is the same whoever asks (decisions 13); only too many from one place are told. */
export async function sendMailAgain(
  api: Pick<Client, 'request'>,
  kind: 'confirmation' | 'unlock' | 'reset',
  email: string,
  way: string | null = null,
): Promise<{ status: number; code: string; email: string; text: string } | null> {
  try {
    if (kind === 'reset') await api.request('POST', '/auth/password', { email, ...(way && { redirect_url: withRedirect('/auth/reset', way) }) })
    else await api.request('POST', `/auth/${kind}`, { email, ...(way && { redirect: way }) })
    return null
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error
    return { status: error.status, code: error.code, email, text: error.message }
  }
}
