import { answersOf } from '#features/center-forms/builder/check-design.ts'
import {
  allFields,
  type Condition,
  fieldTypes,
  type FormDesign,
  type FormField,
  hasOptions,
  designLimits,
  type Option,
  type Words,
} from '#features/center-forms/model/form-design.ts'

const said = (sent: FormData, name: string): string =>
  String(sent.get(name) ?? '')
    .slice(0, 5000)
    .trim()
export const wordsIn = (sent: FormData, name: string): Words => ({ nl: said(sent, `${name}.nl`), en: said(sent, `${name}.en`) })

/** A question as its form in the builder has it. */
export function readField(sent: FormData, field: FormField, design: FormDesign): FormField {
  const type = fieldTypes.find((one) => one === said(sent, 'type')) ?? field.type
  return {
    ...field,
    type,
    label: wordsIn(sent, 'label'),
    help: wordsIn(sent, 'help'),
    required: type !== 'note' && sent.has('required'),
    options: hasOptions(type) ? optionsIn(sent, field.options) : [],
    when: conditionIn(said(sent, 'when'), design),
  }
}

/** What stands in the lines of choices: an emptied one goes, a new one comes. A choice keeps its key, for answers name it. */
function optionsIn(sent: FormData, before: readonly Option[]): Option[] {
  const kept = before.flatMap(({ key, label }): Option[] => {
    if (!sent.has(`option.${key}.nl`)) return [{ key, label }]
    const words = wordsIn(sent, `option.${key}`)
    return words.nl || words.en ? [{ key, label: { nl: words.nl || words.en, en: words.en } }] : []
  })
  const taken = new Set(before.map(({ key }) => key))
  for (const line of ['new1', 'new2']) {
    const words = wordsIn(sent, `option.${line}`)
    if ((!words.nl && !words.en) || kept.length >= designLimits.options) continue
    let n = taken.size + 1
    while (taken.has(`o${n}`)) n += 1
    taken.add(`o${n}`)
    kept.push({ key: `o${n}`, label: { nl: words.nl || words.en, en: words.en } })
  }
  const least = [1, 2].map((n): Option => ({ key: `o${n}`, label: { nl: `Keuze ${n}`, en: `Choice ${n}` } }))
  // One that has just become a question of choices begins with two.
  return before.length === 0 && kept.length === 0 ? least : kept
}

function conditionIn(given: string, design: FormDesign): Condition | null {
  const [field = '', is = ''] = given.split(':', 2)
  const known = allFields(design).find(({ key }) => key === field)
  return known && answersOf(known).includes(is) ? { field, is } : null
}
