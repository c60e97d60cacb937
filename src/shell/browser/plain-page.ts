import { defineMessages, type Locale, say } from '#kernel/i18n/messages.ts'

const messages = defineMessages({
  unknownSite: { nl: 'Deze website is niet ingesteld', en: 'This website has not been set up' },
  unknownSiteText: {
    nl: 'Op dit adres staat geen website. Kijk of je het adres goed hebt getypt.',
    en: 'There is no website at this address. Check whether you typed it correctly.',
  },
  notFound: { nl: 'Deze pagina bestaat niet', en: 'This page does not exist' },
  notFoundText: {
    nl: 'Kijk of je het adres goed hebt getypt, of ga naar de voorpagina.',
    en: 'Check whether you typed the address correctly, or go to the front page.',
  },
  home: { nl: 'Naar de voorpagina', en: 'To the front page' },
  badRequest: { nl: 'Dit klopt niet', en: 'Something is not right' },
  badRequestText: {
    nl: 'Wat je vroeg of stuurde, konden wij niet lezen. Ga naar de voorpagina en probeer het opnieuw.',
    en: 'We could not read what you asked or sent. Go to the front page and try again.',
  },
  unavailable: { nl: 'We zijn zo terug', en: 'We will be right back' },
  unavailableText: {
    nl: 'De website is even niet bereikbaar. Probeer het over een minuut opnieuw.',
    en: 'The website cannot be reached for a moment. Try again in a minute.',
  },
  again: { nl: 'Probeer opnieuw', en: 'Try again' },
})

const style = `
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;align-content:center;font:1.125rem/1.6 'Fira Sans',system-ui,sans-serif;background:var(--surface,#fff);color:var(--text,#1c1917)}
main{width:100%;max-width:44rem;margin:0 auto;padding:2.5rem 1.25rem}
b{display:block;font:700 clamp(6rem,24vw,14rem)/.9 'Literata Variable',Georgia,serif;letter-spacing:-.06em;color:var(--link,#015d62)}
h1{font:700 2.25rem/1.15 'Literata Variable',Georgia,serif;letter-spacing:-.017em;margin:2rem 0 .75rem}
p{margin:0 0 2rem}
a{display:inline-block;padding:.875rem 1.75rem;border-radius:var(--r-md,12px);background:var(--accent,#015d62);color:var(--on-accent,#fff);font-weight:600;text-decoration:none}
a:focus-visible{outline:3px solid var(--focus,#1c1917);outline-offset:2px}
`

const ways = {
  unknownSite: null,
  notFound: { href: '/', words: 'home' },
  badRequest: { href: '/', words: 'home' },
  unavailable: { href: '', words: 'again' },
} as const

const unknownSites = ['unknown_tenant', 'unknown_volunteer_center']

/** A page that needs nothing but itself: no database, no build. `css` is the last known theme of the center. */
export function plainPage({ status, code }: { status: number; code: string }, locale: Locale, css = ''): { html: string; style: string } {
  const kind = unknownSites.includes(code) ? 'unknownSite' : status === 404 ? 'notFound' : status < 500 ? 'badRequest' : 'unavailable'
  const way = ways[kind]
  const sheet = css + style
  const title = say(locale, messages[kind])
  const html = `<!DOCTYPE html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${sheet}</style></head><body><main><b aria-hidden="true">${status}</b><h1>${title}</h1><p>${say(locale, messages[`${kind}Text`])}</p>${way ? `<a href="${way.href}">${say(locale, messages[way.words])}</a>` : ''}</main></body></html>`
  return { html, style: sheet }
}
