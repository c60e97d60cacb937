type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Whether somebody has typed or chosen something on this page that nobody keeps: not in a search, nor where a draft is kept. */
export function hasUnsaved(page: ParentNode): boolean {
  return [...page.querySelectorAll<Field>('form[method=post] :is(input, textarea, select)')].some((field) => !field.closest('keep-draft') && isChanged(field))
}

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return [...field.options].some((option) => option.selected !== option.defaultSelected && option.value !== '')
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue
  if (field.type === 'hidden') return false
  return field.type === 'checkbox' || field.type === 'radio' ? field.checked !== field.defaultChecked : field.value !== field.defaultValue
}
