import { sendByKey } from '#design/form/send-by-key.ts'

/** The keys of every page, in both zones; `data-keys` says that they are there. */
export function startKeys(): void {
  sendByKey()
  searchByKey()
  document.documentElement.dataset['keys'] = ''
}

/** Ctrl+K, or Command+K, opens the search of whoever is signed in; its script is loaded then. */
function searchByKey(): void {
  document.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented } = event
    if (key.toLowerCase() !== 'k' || !(ctrlKey || metaKey) || shiftKey || altKey || defaultPrevented) return
    if (document.documentElement.dataset['auth'] !== 'in' || document.querySelector('dialog:modal:not(.quick-search)')) return
    event.preventDefault()
    void import('#features/lists/web/quick-search.ts').then(({ openQuickSearch }) => openQuickSearch())
  })
}
