/** The values of a form's controls, by name. */
export type FormValues = Record<string, string[]>

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** All controls but secrets, files and those that identify the form; `data-kept` marks inputs that nobody types in but that are saved with the draft. */
function controlsOf(form: Element): Control[] {
  return [...form.querySelectorAll<Control>('input[name], textarea[name], select[name]')].filter(
    (control) => !['password', 'file', 'submit', 'hidden'].includes(control.type),
  )
}

export const isTick = (control: Control): control is HTMLInputElement => control.type === 'checkbox' || control.type === 'radio'

/** The current values; a name with nothing ticked has an empty list. */
export function readValues(form: Element): FormValues {
  const values: FormValues = {}
  for (const control of controlsOf(form)) {
    const known = (values[control.name] ??= [])
    if (!isTick(control)) known.push(control.value)
    else if (control.checked) known.push(control.value)
  }
  return values
}

/** The values as the server rendered them (the default values), because typing may begin before the script runs. */
export function readBaseValues(form: Element): FormValues {
  const values: FormValues = {}
  for (const control of controlsOf(form)) {
    const known = (values[control.name] ??= [])
    if (control instanceof HTMLSelectElement) known.push(drawnOption(control))
    else if (!isTick(control)) known.push(control.defaultValue)
    else if (control.defaultChecked) known.push(control.value)
  }
  return values
}

/** The value that the server rendered as chosen. */
export const drawnOption = ({ options }: HTMLSelectElement) => ([...options].find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? ''

/** Sets the controls of one name and fires the events that typing would fire. */
export function writeValues(form: Element, name: string, values: readonly string[]): void {
  let at = 0
  for (const control of controlsOf(form)) {
    if (control.name !== name) continue
    const before = isTick(control) ? control.checked : control.value
    if (isTick(control)) control.checked = values.includes(control.value)
    else control.value = values[at++] ?? ''
    if (before !== (isTick(control) ? control.checked : control.value)) control.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

export function isSame(one: readonly string[] | undefined, other: readonly string[] | undefined): boolean {
  return JSON.stringify(one ?? []) === JSON.stringify(other ?? [])
}

/** Whether somebody changed something; controls that only travel along do not count. */
export function isChanged(form: Element, values: FormValues, drawn: FormValues): boolean {
  return controlsOf(form).some((control) => !control.hasAttribute('data-kept') && !isSame(values[control.name], drawn[control.name]))
}
