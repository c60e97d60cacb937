import { defineMessages, type Locale, say } from '#kernel/i18n/messages.ts'
import { frameWords } from '#shell/words.ts'
import { lookOver } from '#features/settings/look/preview.ts'

const messages = defineMessages({
  unknownSite: { nl: 'Deze website is niet ingesteld', en: 'This website has not been set up' },
  unknownSiteText: {
    nl: 'Op dit adres staat geen website. Kijk of je het adres goed hebt getypt.',
    en: 'There is no website at this address. Check whether you typed it correctly.',
  },
  beingSetUp: { nl: 'Deze website wordt ingericht', en: 'This website is being set up' },
  beingSetUpText: {
    nl: 'Hier komt een website voor vrijwilligerswerk. Kom later nog eens kijken.',
    en: 'A website for volunteer work will be here. Please come back later.',
  },
  suspended: { nl: 'Deze website is tijdelijk gesloten', en: 'This website is closed for now' },
  suspendedText: {
    nl: 'Alles wat hier staat, blijft bewaard. Kom later nog eens kijken.',
    en: 'Everything on this website is kept. Please come back later.',
  },
  notFound: frameWords.error404,
  notFoundText: frameWords.error404Text,
  failed: { nl: say('nl', frameWords.errorOther, { code: '500' }), en: say('en', frameWords.errorOther, { code: '500' }) },
  failedText: frameWords.errorOtherText,
  backHome: frameWords.backHome,
  home: { nl: 'Naar de voorpagina', en: 'To the front page' },
  badRequest: { nl: 'Dit klopt niet', en: 'Something is not right' },
  badRequestText: {
    nl: 'Wat je vroeg of stuurde, konden wij niet lezen. Ga naar de voorpagina en probeer het opnieuw.',
    en: 'We could not read what you asked or sent. Go to the front page and try again.',
  },
  tooLarge: { nl: 'Dit is te groot', en: 'This is too large' },
  tooLargeText: {
    nl: 'Wat je stuurde is groter dan wij kunnen lezen. Ga terug en kies iets kleiners: een bestand mag 10 MB groot zijn.',
    en: 'What you sent is larger than we can read. Go back and choose something smaller: a file may be 10 MB.',
  },
  longAddress: { nl: 'Dit adres is te lang', en: 'This address is too long' },
  longAddressText: {
    nl: 'Zo’n lang adres kunnen wij niet lezen. Ga naar de voorpagina en zoek daar verder.',
    en: 'We cannot read an address as long as this one. Go to the front page and go on from there.',
  },
  longHeaders: { nl: 'Je browser stuurt te veel mee', en: 'Your browser sends too much along' },
  longHeadersText: {
    nl: 'Haal in je browser de cookies van deze website weg en probeer het dan opnieuw.',
    en: 'Remove the cookies of this website in your browser, and then try again.',
  },
  unavailable: { nl: 'We zijn zo terug', en: 'We will be right back' },
  unavailableText: {
    nl: 'De website is even niet bereikbaar. Probeer het over een minuut opnieuw.',
    en: 'The website cannot be reached for a moment. Try again in a minute.',
  },
  tooMany: { nl: 'Even rustig aan', en: 'One moment please' },
  tooManyText: {
    nl: 'Vanaf dit adres zijn heel veel pagina’s opgevraagd. Wacht een minuut en probeer het dan opnieuw.',
    en: 'Very many pages were asked for from this address. Wait a minute, and then try again.',
  },
  lookOver: { nl: 'Dit voorbeeld is verlopen', en: 'This preview is over' },
  lookOverText: {
    nl: 'Een voorbeeld van kleuren is een uur te zien. Laad de pagina met de kleuren opnieuw, dan zie je het weer.',
    en: 'A preview of colours can be seen for an hour. Load the page with the colours again, and you will see it again.',
  },
  again: { nl: 'Probeer opnieuw', en: 'Try again' },
})

const style = `
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;grid-template-rows:1fr auto;font:1.125rem/1.6 'Fira Sans',system-ui,sans-serif;background:var(--surface,light-dark(#fff,#1c1917));color:var(--text,light-dark(#1c1917,#fafaf9))}
main{width:100%;max-width:44rem;margin:0 auto;padding:2.5rem 1.25rem;align-self:center;overflow-wrap:break-word}
b{display:block;font:700 clamp(6rem,24vw,14rem)/.9 'Literata Variable',Georgia,serif;letter-spacing:-.06em;color:var(--link,light-dark(#015d62,#8fd0d6))}
h1{font:700 2.25rem/1.15 'Literata Variable',Georgia,serif;letter-spacing:-.017em;margin:2rem 0 .75rem}
p{margin:0 0 2rem}
a{display:inline-block;padding:.875rem 1.75rem;border-radius:var(--r-md,12px);background:var(--accent,light-dark(#015d62,#8fd0d6));color:var(--on-accent,light-dark(#fff,#0c2a30));font-weight:600;text-decoration:none}
a:focus-visible{outline:3px solid var(--focus,currentcolor);outline-offset:2px}
svg{display:block;width:100%;height:72px}
@media(min-width:64rem){body{grid-template:1fr/1fr 40vw}main{padding:3.5rem 4rem}svg{height:100%}}
.g{fill:var(--tile,light-dark(#e8f4f4,#15343a))}.s{fill:var(--accent,light-dark(#015d62,#8fd0d6))}.m{fill:var(--tile-mid,light-dark(#8fd0d6,#2d6a72))}.p{fill:var(--second,#feba72)}
.r{fill:none;stroke:var(--tile-mid,light-dark(#8fd0d6,#2d6a72));stroke-width:2}
`

/** A tile grid without pictures, so that nothing else has to be fetched. On a phone it is a band below. */
const wall = tilesOf()

function tilesOf(): string {
  const corner = '<path class="m" d="M0 0h9a9 9 0 0 1-9 9z"/><path class="r" d="M15 0A15 15 0 0 1 0 15"/>'
  const corners = ['', 'translate(69 0) scale(-1 1)', 'translate(0 69) scale(1 -1)', 'translate(69 69) scale(-1 -1)']
  const rosette = '<circle class="r" cx="34.5" cy="34.5" r="17"/><circle class="p" cx="34.5" cy="34.5" r="8"/>'
  const tile = (x: number, y: number, tone: string) =>
    `<g transform="translate(${x} ${y})"><rect class="${tone}" width="69" height="69"/>${corners.map((at) => `<g transform="${at}">${corner}</g>`).join('')}${tone === 's' ? rosette : ''}</g>`
  const rows = ['sgg', 'ggs', 'gsg'].flatMap((row, y) => [...row].map((tone, x) => tile(x * 72, y * 72, tone)))
  return `<svg aria-hidden="true"><pattern id="t" width="216" height="216" patternUnits="userSpaceOnUse">${rows.join('')}</pattern><rect width="100%" height="100%" fill="url(#t)"/></svg>`
}

const ways = {
  unknownSite: null,
  beingSetUp: null,
  suspended: null,
  notFound: { href: '/', words: 'backHome' },
  failed: { href: '/', words: 'backHome' },
  badRequest: { href: '/', words: 'home' },
  tooLarge: { href: '/', words: 'home' },
  longAddress: { href: '/', words: 'home' },
  longHeaders: { href: '/', words: 'again' },
  tooMany: { href: '', words: 'again' },
  // It is shown in a frame that may not open other pages.
  lookOver: null,
  unavailable: { href: '', words: 'again' },
} as const

/** Codes that have a page of their own. */
const kinds: Readonly<Record<string, keyof typeof ways>> = {
  unknown_tenant: 'unknownSite',
  unknown_volunteer_center: 'unknownSite',
  site_being_set_up: 'beingSetUp',
  site_suspended: 'suspended',
  [lookOver]: 'lookOver',
}

/** Nothing went wrong here, so no number says so. */
const withoutNumber: readonly string[] = ['lookOver', 'beingSetUp', 'suspended']

/** A page that depends on nothing else: no database, no build. `css` is the last known theme of the center. */
export function fallbackPage(
  refusal: { status: number; code: string },
  locale: Locale,
  { css = 'html{color-scheme:light dark}', path }: { css?: string | undefined; /** What was asked for, as HTML. */ path?: string | undefined } = {},
): { html: string; style: string } {
  const kind = kindOf(refusal)
  const way = ways[kind]
  const sheet = css + style
  const title = say(locale, messages[kind])
  const link = way ? `<a href="${way.href}">${say(locale, messages[way.words])}</a>` : ''
  const missing = kind === 'notFound' && path !== undefined ? `<p lang="en">${say(locale, frameWords.pathNotFound, { path })}</p>` : ''
  const html = `<!DOCTYPE html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${sheet}</style></head><body><main>${withoutNumber.includes(kind) ? '' : `<b aria-hidden="true">${refusal.status}</b>`}<h1>${title}</h1><p>${say(locale, messages[`${kind}Text`])}</p>${missing}${link}</main>${wall}</body></html>`
  return { html, style: sheet }
}

function kindOf({ status, code }: { status: number; code: string }): keyof typeof ways {
  const own = kinds[code]
  if (own) return own
  if (status === 413) return 'tooLarge'
  if (status === 414) return 'longAddress'
  if (status === 431) return 'longHeaders'
  if (status === 429) return 'tooMany'
  if (status === 404) return 'notFound'
  if (status === 500) return 'failed'
  return status < 500 ? 'badRequest' : 'unavailable'
}
