import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LocaleProvider, useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { renderCached, CachedParts } from './render-cached.tsx'

const hello = { nl: ({ name }: { name: string }) => `Dag ${name}`, en: ({ name }: { name: string }) => `Hello ${name}` }

function Greeting({ name }: { name: string }) {
  const t = useT()
  return <p>{t(hello, { name })}</p>
}

test('a row is drawn once for the same facts, and anew for others and in another language', () => {
  let drawn = 0
  const row = renderCached((facts: { name: string }) => {
    drawn += 1
    return <Greeting {...facts} />
  })
  expect([row({ name: 'Anna' }, 'nl'), row({ name: 'Anna' }, 'nl'), row({ name: 'Anna' }, 'en'), row({ name: 'Bo & Co' }, 'nl')]).toEqual([
    '<p>Dag Anna</p>',
    '<p>Dag Anna</p>',
    '<p>Hello Anna</p>',
    '<p>Dag Bo &amp; Co</p>',
  ])
  expect(drawn).toBe(3)
})

test('a list draws its rows while it is drawn itself, and goes on as before', () => {
  const row = renderCached((facts: { name: string }) => <Greeting {...facts} />)
  function List({ names }: { names: string[] }) {
    const locale = useLocale()
    return <CachedParts parts={names.map((name) => row({ name }, locale))} />
  }
  const page = (names: string[]) =>
    renderToString(
      <LocaleProvider locale="en">
        <List names={names} />
        <Greeting name="all" />
      </LocaleProvider>,
    )
  const whole = '<div><p>Hello Anna</p><p>Hello Bo</p></div><p>Hello all</p>'
  expect([page(['Anna', 'Bo']), page(['Anna', 'Bo'])]).toEqual([whole, whole])
})

test('the oldest leaves when there are too many', () => {
  let drawn = 0
  const row = renderCached((facts: { name: string }) => {
    drawn += 1
    return <Greeting {...facts} />
  }, 2)
  for (const name of ['Anna', 'Bo', 'Cor', 'Cor', 'Anna']) row({ name }, 'nl')
  expect(drawn).toBe(4)
})
