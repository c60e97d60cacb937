import type { RichInline } from '#kernel/rich-text/rich-text.ts'
import type { RequiredPageFacts } from './required-page.ts'
import { link } from './write-rich.ts'

const tel = (phone: string) => link(phone, `tel:${phone.replaceAll(/[^\d+]/g, '')}`)
const mail = (email: string) => link(email, `mailto:${email}`)
const text = (words: string): RichInline => ({ text: words })

/** How to reach the center, with what it has. */
export const contactLine = {
  nl: ({ phone, email, center }: RequiredPageFacts): RichInline[] =>
    phone && email
      ? [text('Bel '), tel(phone), text(' of mail '), mail(email), text('.')]
      : phone
        ? [text('Bel '), tel(phone), text('.')]
        : email
          ? [text('Mail '), mail(email), text('.')]
          : [text(`Vraag het aan ${center}.`)],
  en: ({ phone, email, center }: RequiredPageFacts): RichInline[] =>
    phone && email
      ? [text('Call '), tel(phone), text(' or mail '), mail(email), text('.')]
      : phone
        ? [text('Call '), tel(phone), text('.')]
        : email
          ? [text('Mail '), mail(email), text('.')]
          : [text(`Ask ${center}.`)],
}
