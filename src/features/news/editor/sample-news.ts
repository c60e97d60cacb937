import type { Locale } from '#kernel/i18n/messages.ts'
import type { RichNode } from '#kernel/rich-text/rich-text.ts'

type Facts = { name: string; town: string }
const paragraph = (text: string): RichNode => ({ type: 'paragraph', content: [{ text }] })

const title = { nl: 'Welkom op onze nieuwe website', en: 'Welcome to our new website' }
const intro: Record<Locale, (facts: Facts) => string> = {
  nl: ({ town }) => `Vanaf vandaag vind je vrijwilligerswerk in ${town} op één plek.`,
  en: ({ town }) => `From today you find volunteer work in ${town} in one place.`,
}
const body: Record<Locale, (facts: Facts) => RichNode[]> = {
  nl: ({ name }) => [
    paragraph('Zoek op wat je leuk vindt, wanneer je kunt en hoe ver het is. Zie je iets? Dan meld je je meteen aan. De organisatie antwoordt je op de site.'),
    paragraph('Ken je een club, school of stichting die hulp zoekt? Zij kan zich gratis aanmelden.'),
    paragraph(`Heb je een vraag, of klopt er iets niet? Laat het ${name} weten. We helpen je graag.`),
  ],
  en: ({ name }) => [
    paragraph('Search by what you like, when you can and how far it is. Do you see something? Apply at once. The organization answers you on the site.'),
    paragraph('Do you know a club, school or foundation that looks for help? It can sign up for free.'),
    paragraph(`Do you have a question, or is something not right? Tell ${name}. We are glad to help.`),
  ],
}

/** The attributes of a first article, to take over and change. */
export const sampleNews = (facts: Facts, isBilingual: boolean) => ({
  title: title.nl,
  intro: intro.nl(facts),
  body: body.nl(facts),
  ...(isBilingual && { titleEn: title.en, introEn: intro.en(facts), bodyEn: body.en(facts) }),
})
