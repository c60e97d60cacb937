import type { ApiRequest } from '#kernel/jsonapi/request/server/api-request.ts'
import type { MailSender } from '#kernel/mail/server/mail-theme.ts'

/** The center of a call, as far as the words of a mail need it. */
export function senderOf({ request: { center }, asked: { origin } }: ApiRequest): MailSender {
  return { ...center, origin } as unknown as MailSender
}
