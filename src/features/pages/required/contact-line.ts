import { telHref } from '#kernel/fields/telephone.ts'
import type { RichInline } from '#kernel/rich-text/rich-text.ts'
import type { RequiredPageFacts } from './required-page.ts'
import { link } from './write-rich.ts'

const plainText = (words: string): RichInline => ({ text: words })
/** A text without a number that can be dialled stands there as it is. */
const tel = (phone: string): RichInline => {
  const href = telHref(phone)
  return href ? link(phone, href) : plainText(phone)
}
const mail = (email: string) => link(email, `mailto:${email}`)

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
