import { expect, test } from 'vitest'
import { linkTarget } from '#kernel/rich-text/link-target.ts'
import { checkField } from './check.ts'
import { url } from './field.ts'
import { messages } from './messages.ts'

test.each(['https://user:word@x.example/', 'http://user@x.example', 'https://:word@x.example', 'HTTPS://bank.nl@x.example'])(
  '%s, with a name or a password, leads nowhere, and its field says so',
  (address) => {
    expect(linkTarget(address)).toBeNull()
    for (const locale of ['nl', 'en'] as const) expect(checkField(url(), address, locale).fault).toEqual({ code: 'invalid', message: messages.url[locale] })
  },
)

test.each(['https://x.example/a@b', 'http://www.x.example/?to=a@b.nl', 'x.example'])('%s is an address', (address) => {
  expect(checkField(url(), address, 'nl').fault).toBeUndefined()
})
