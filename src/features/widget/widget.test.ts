import fc from 'fast-check'
import { expect, test } from 'vitest'
import { themes } from '#features/organizations/model/themes.ts'
import { fewestRows, mostRows, readWidget, usualWidget, widgetHeight, widgetKinds, widgetLine, widgetPath, widgetSchemes } from './widget.ts'

const choices = fc.record({
  theme: fc.option(fc.constantFrom(...themes)),
  rows: fc.integer({ min: fewestRows, max: mostRows }),
  scheme: fc.constantFrom(...widgetSchemes),
  locale: fc.constantFrom('nl' as const, 'en' as const),
})
const parametersOf = (path: string) => new URL(path, 'http://x').searchParams

test('what is chosen is what its address is read as', () => {
  fc.assert(
    fc.property(fc.constantFrom(...widgetKinds), choices, (kind, choice) => {
      expect(readWidget(parametersOf(widgetPath(kind, choice)), true)).toEqual(choice)
    }),
  )
  expect(widgetPath('vacancies', usualWidget)).toBe('/widget/vacancies')
})

test.each([
  '',
  '?rows=0',
  '?rows=13',
  '?rows=-1',
  '?rows=1e1',
  '?rows=9999999999',
  '?theme=weather',
  '?theme=',
  '?scheme=pink',
  '?lang=fr',
  '?x=1&x=2',
  '?rows[]=3',
])('%j is out of range: the usual', (query) => expect(readWidget(parametersOf(query), true)).toEqual(usualWidget))

test('a site of one language has a widget of one language', () => {
  expect(readWidget(parametersOf('?lang=en'), false).locale).toBe('nl')
})

test('the line has nothing that a strict policy stops, and quotes what stands in it', () => {
  const line = widgetLine('https://a.example', 'vacancies', { ...usualWidget, rows: 3, theme: 'arts' }, 'Werk in "\'s-Graveland" & <omgeving>')
  expect(line).toBe(
    `<iframe src="https://a.example/widget/vacancies?theme=arts&amp;rows=3" title="Werk in &quot;'s-Graveland&quot; &amp; &lt;omgeving>" width="100%" height="${widgetHeight({ rows: 3 })}" frameborder="0" loading="lazy"></iframe>`,
  )
  expect(line).not.toMatch(/style=|<script|\son\w+=/)
})
