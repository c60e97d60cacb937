import { expect, test } from 'vitest'
import { linkTarget } from '#kernel/rich-text/link-target.ts'
import { checkField } from './check.ts'
import { url } from './field.ts'
import { messages } from './messages.ts'
import { typedOf } from './read-form.ts'
import { hostOf, shownAddress } from './web-address.ts'

test.each(['https://user:word@x.example/', 'http://user@x.example', 'https://:word@x.example', 'HTTPS://bank.nl@x.example'])(
  '%s, with a name or a password, leads nowhere, and its field says so',
  (address) => {
    expect(linkTarget(address)).toBeNull()
    for (const locale of ['nl', 'en'] as const) expect(checkField(url(), address, locale).fault).toEqual({ code: 'invalid', message: messages.url[locale] })
  },
)

test.each(['n.v.t.', 'https://n.v.t.', 'https://n.v.t', 'HTTP://N.V.T./'])('%s is no address, but what people write where there is none', (address) => {
  expect(checkField(url(), address, 'nl').fault).toEqual({ code: 'invalid', message: messages.url.nl })
  expect(linkTarget(address)).toBeNull()
})

test.each(['https://x.example/a@b', 'http://www.x.example/?to=a@b.nl', 'x.example'])('%s is an address', (address) => {
  expect(checkField(url(), address, 'nl').fault).toBeUndefined()
})

test.each([
  ['WWW.Voorbeeld.NL', 'https://www.voorbeeld.nl'],
  ['voorbeeld.nl:8080/a', 'https://voorbeeld.nl:8080/a'],
  ['HTTPS://voorbeeld.nl:443/', 'https://voorbeeld.nl'],
  ['http://voorbeeld.nl:80/', 'http://voorbeeld.nl'],
  ['https://voorbeeld.nl/a/../b', 'https://voorbeeld.nl/b'],
  ['https://café.nl/één', 'https://xn--caf-dma.nl/%C3%A9%C3%A9n'],
  ['cafe\u0301.nl', 'https://xn--caf-dma.nl'],
  ['voor\u00adbeeld.nl\u00a0', 'https://voorbeeld.nl'],
])('%s is kept as %s, and shown and kept again as it is', (written, kept) => {
  expect(checkField(url(), written, 'nl')).toEqual({ value: kept })
  expect(checkField(url(), shownAddress(kept), 'nl')).toEqual({ value: kept })
  expect(typedOf({ inputs: { site: { field: url() } }, fields: {} }, { site: kept })).toEqual({ site: [shownAddress(kept)] })
})

test.each([
  ['https://xn--caf-dma.nl/%C3%A9%C3%A9n?a=%20%2F', 'https://café.nl/één?a=%20%2F'],
  ['https://www.voorbeeld.nl', 'https://www.voorbeeld.nl'],
  ['https://voorbeeld.nl/%E2%80%AEx', 'https://voorbeeld.nl/%E2%80%AEx'],
  ['https://voorbeeld.nl/%E9', 'https://voorbeeld.nl/%E9'],
  ['geen adres', 'geen adres'],
])('%s is shown as %s', (kept, shown) => expect(shownAddress(kept)).toBe(shown))

test.each(['café', 'bücher', 'ijsvogels-één', 'łódź', 'münchen-ost', 'مثال', '例え', 'हिन्दी', '한국', 'høyre'])(
  'the domain %s is shown as it is written',
  (name) => {
    expect(hostOf(`https://www.${name}.example/pad`)).toBe(`${name}.example`)
    expect(new URL(`https://${hostOf(`https://${name}.example`)}`).hostname).toBe(new URL(`https://${name}.example`).hostname)
  },
)

test('a domain in one script with its ending is shown too', () => expect(hostOf('https://пример.испытание')).toBe('пример.испытание'))

test.each(['аррӏе.com', 'раypal.nl', 'ıng.nl', 'ɡoogle.nl', 'ειδ.nl', 'xn--a-.nl'])('%s, which looks like another, stays encoded', (name) => {
  expect(hostOf(`https://${name}`)).toMatch(/^xn--[a-z\d-]*\.(com|nl)$/)
})
