import type { RichInline } from '#kernel/rich-text/rich-text.ts'
import type { RequiredPageFacts } from './required-page.ts'
import { link } from './write-rich.ts'

const tel = (phone: string) => link(phone, `tel:${phone.replaceAll(/[^\d+]/g, '')}`)
const mail = (email: string) => link(email, `mailto:${email}`)
const plainText = (words: string): RichInline => ({ text: words })

/** How to contact the center, from the details it has. */
export const contactLine = {
  nl: ({ phone, email, center }: RequiredPageFacts): RichInline[] =>
    phone && email
      ? [plainText('Bel '), tel(phone), plainText(' of mail '), mail(email), plainText('.')]
      : phone
        ? [plainText('Bel '), tel(phone), plainText('.')]
        : email
          ? [plainText('Mail '), mail(email), plainText('.')]
          : [plainText(`Vraag het aan ${center}.`)],
  en: ({ phone, email, center }: RequiredPageFacts): RichInline[] =>
    phone && email
      ? [plainText('Call '), tel(phone), plainText(' or mail '), mail(email), plainText('.')]
      : phone
        ? [plainText('Call '), tel(phone), plainText('.')]
        : email
          ? [plainText('Mail '), mail(email), plainText('.')]
          : [plainText(`Ask ${center}.`)],
}
