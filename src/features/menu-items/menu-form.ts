import { defineForm, pickFields } from '#design/form/define-form.ts'
import { menuItem } from './menu-item.ts'
import { audienceNames, flagNames, menuWords as words, targetNames } from './messages.ts'

/** A line of a menu. Each kind of target has an input of its own; the API takes the result as `targetValue`. */
export const menuForm = defineForm(menuItem.attributes, {
  target: { label: words.target, options: targetNames, as: 'radios' },
  targetValue: { label: words.address, hint: words.addressHint },
  labelNl: { label: words.labelNl, hint: words.labelNlHint, width: 'half' },
  labelEn: { label: words.labelEn, hint: words.labelEnHint, width: 'half', lang: 'en' },
  visibleFor: { label: words.visibleFor, options: audienceNames, as: 'radios' },
  newWindow: { label: words.inNewWindow },
  featureFlag: { label: words.onlyWith, options: flagNames, as: 'select' },
})

/** The fields of a site in one language, or in two. */
export const menuFormFor = (isBilingual: boolean) =>
  isBilingual ? menuForm : (pickFields(menuForm, ['target', 'targetValue', 'labelNl', 'visibleFor', 'newWindow', 'featureFlag']) as typeof menuForm)

/** The input that asks for the target, by kind of target. */
export const valueInputs = { page: 'page', route: 'route', url: 'address' } as const

/** Turns what was sent into the declared form. */
export function lineIn(data: FormData): FormData {
  const target = String(data.get('target') ?? '')
  const input = Object.hasOwn(valueInputs, target) ? valueInputs[target as keyof typeof valueInputs] : null
  const value = input === null ? '' : data.get(input)
  data.set('targetValue', typeof value === 'string' ? value : '')
  return data
}
