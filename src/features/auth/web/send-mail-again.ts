import { ApiError, type Client } from '#kernel/jsonapi/client.ts'

const paths = { confirmation: '/auth/confirmation', unlock: '/auth/unlock', reset: '/auth/password' } as const

/** Asks for a mail. The answer is the same whoever asks (decisions 13); only too many from one place are told. */
export async function sendMailAgain(
  api: Pick<Client, 'request'>,
  kind: keyof typeof paths,
  email: string,
): Promise<{ status: number; code: string; email: string; text: string } | null> {
  try {
    await api.request('POST', paths[kind], { email })
    return null
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error
    return { status: error.status, code: error.code, email, text: error.message }
  }
}
