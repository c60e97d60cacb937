import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

// Law: every form says itself what is wrong, in the words and the place of its field; the browser's own "Please fill out this field" never shows.
const src = join(import.meta.dirname, '..')
const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.tsx') && !/\.(test|examples)\.tsx$/.test(path))

/** The forms of a file, each with whether the browser leaves the checking to us. */
function formsIn(path: string): { at: string; isOurs: boolean }[] {
  const forms: { at: string; isOurs: boolean }[] = []
  const source = ts.createSourceFile(path, readFileSync(join(src, path), 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const look = (node: ts.Node): void => {
    if ((ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) && /^(form|Form|\w+\.Form)$/.test(node.tagName.getText())) {
      const isOurs = node.attributes.properties.some((one) => ts.isJsxAttribute(one) && one.name.getText() === 'noValidate')
      forms.push({ at: `${path}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`, isOurs })
    }
    ts.forEachChild(node, look)
  }
  look(source)
  return forms
}

test('no form is checked by the browser', () => {
  const forms = files.flatMap(formsIn)
  expect(forms.length).toBeGreaterThan(30)
  expect(forms.filter(({ isOurs }) => !isOurs).map(({ at }) => at)).toEqual([])
})
