import { Invalid, type Issue } from '#kernel/http/errors.ts'
import { sayInAll } from '#kernel/i18n/messages.ts'
import { errorWords } from '#features/settings/model/error-words.ts'
import { colorPresets, mutedPresets } from '#features/settings/colors/presets.ts'
import { isShadeName, parseColor, parseShades } from '#features/settings/colors/theme.ts'
import { lookNames, type LookName, type StoredLook } from '#features/settings/model/stored-look.ts'

type Judged = { value: unknown } | { issue: Issue }
type Sent = Readonly<Record<string, unknown>>

const judges: Readonly<Record<LookName, (value: unknown, name: LookName) => Judged>> = {
  primaryColorPreset: presetOf(colorPresets),
  primaryColorShades: shadesOf,
  secondaryColorPreset: presetOf(colorPresets),
  secondaryColorShades: shadesOf,
  mutedColorPreset: presetOf(mutedPresets),
  backgroundColor: colorOf,
  textColor: colorOf,
  cornerShape: (value) => ({ value }),
}

/**
 * What was sent of a look, in the one form in which it is kept: names of presets that exist, shade sets and colours made of numbers.
 * @throws 422 with the words of specification §5 for all that is none of these
 */
export function validateLook(sent: Sent): Partial<StoredLook> {
  const judged = lookNames
    .filter((name) => sent[name] !== undefined)
    .map((name) => [name, sent[name] === null ? { value: null } : judges[name](sent[name], name)] as const)
  const issues = judged.flatMap(([, one]) => ('issue' in one ? [one.issue] : []))
  if (issues.length > 0) throw new Invalid(issues)
  return Object.fromEntries(judged.flatMap(([name, one]) => ('value' in one ? [[name, one.value]] : [])))
}

function presetOf(presets: object): (value: unknown, name: LookName) => Judged {
  return (value, attribute) =>
    typeof value === 'string' && Object.hasOwn(presets, value)
      ? { value }
      : { issue: { code: 'color_preset_not_found', detail: 'Color preset not found', attribute, meta: { presets: Object.keys(presets) } } }
}

function shadesOf(value: unknown, attribute: LookName): Judged {
  const parsed = parseShades(value)
  if ('shades' in parsed) return { value: parsed.shades }
  const { message, shade } = parsed.problem
  return {
    issue: shade
      ? { code: 'missing_shade', detail: message, attribute, meta: { shade } }
      : { code: 'unreadable_shades', words: sayInAll(errorWords.unreadable_shades), attribute },
  }
}

function colorOf(value: unknown, attribute: LookName): Judged {
  const kept = typeof value === 'string' && isShadeName(value) ? value : parseColor(value)
  return kept ? { value: kept } : { issue: { code: 'invalid_color', words: sayInAll(errorWords.invalid_color), attribute } }
}
