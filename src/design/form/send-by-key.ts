/**
 * Ctrl+Enter, or Command+Enter, in a text area presses the one main button of its form, in both zones. A form with two of them is left
 * alone, because one key cannot choose.
 */
export function sendByKey(): void {
  document.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey, isComposing, defaultPrevented, target } = event
    if (key !== 'Enter' || !(ctrlKey || metaKey) || shiftKey || altKey || isComposing || defaultPrevented) return
    const form = target instanceof HTMLTextAreaElement ? target.form : null
    const buttons = [...(form?.elements ?? [])].filter((one): one is HTMLButtonElement => one instanceof HTMLButtonElement && isMain(one))
    if (buttons.length !== 1) return
    event.preventDefault()
    buttons[0]!.click()
  })
}

const isMain = ({ type, classList }: HTMLButtonElement) => type === 'submit' && (classList.contains('btn-primary') || classList.contains('btn-danger'))
