import { ApiError, type Client } from '#kernel/jsonapi/client/client.ts'
import { withRedirect } from '#features/auth/model/safe-redirect-path.ts'

/** Asks for a mail whose link leads on to `way`. The response is the same for every address (decisions 13), except when one place asks too often. */
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
