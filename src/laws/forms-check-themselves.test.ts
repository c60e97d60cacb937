import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

// Law: every form is a PlainForm or a RoutedForm, which say themselves what is wrong, in the words and the place of its field; the browser's
// own "Please fill out this field" never shows.
const src = join(import.meta.dirname, '..')
const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.tsx') && !/\.(test|examples)\.tsx$/.test(path))

const ours = 'design/form/plain-form.tsx'

/** The forms of a file, each with whether it is one of ours. */
function formsIn(path: string): { at: string; isOurs: boolean }[] {
  const forms: { at: string; isOurs: boolean }[] = []
  const source = ts.createSourceFile(path, readFileSync(join(src, path), 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const look = (node: ts.Node): void => {
    if ((ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) && /^(form|Form|\w+\.Form|PlainForm|RoutedForm)$/.test(node.tagName.getText())) {
      const isOurs = /^(Plain|Routed)Form$/.test(node.tagName.getText())
      forms.push({ at: `${path}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`, isOurs })
    }
    ts.forEachChild(node, look)
  }
  look(source)
  return forms
}

test('no form is checked by the browser', () => {
  const forms = files.filter((path) => path !== ours).flatMap(formsIn)
  expect(forms.length).toBeGreaterThan(30)
  expect(forms.filter(({ isOurs }) => !isOurs).map(({ at }) => at)).toEqual([])
})

test('a form of ours leaves no checking to the browser, whatever its caller says', () => {
  const source = readFileSync(join(src, ours), 'utf8')
  expect(source.match(/<(?:form|Sent) \{\.\.\.props\} noValidate \/>/g)).toHaveLength(2)
})
