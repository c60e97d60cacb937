import { type ComboboxOption, combobox } from '#design/combobox/combobox.ts'
import { quickSearchWords as words } from '#features/lists/quick-search-words.ts'
import { browserFetch } from '#kernel/http/browser-fetch.ts'
import { type Locale, say } from '#kernel/i18n/messages.ts'

type Found = { kind: string; label: string; note: string; href: string }

/** Opens the search through everything that somebody may open, in either zone; a choice goes there. It is open once. */
export function openQuickSearch(): void {
  const open = document.querySelector<HTMLDialogElement>('dialog.quick-search')
  if (open) return open.querySelector('input')?.focus()
  const locale: Locale = document.documentElement.lang === 'en' ? 'en' : 'nl'
  const dialog = document.createElement('dialog')
  dialog.className = 'dialog quick-search'
  dialog.setAttribute('aria-labelledby', 'quick-search')
  const title = Object.assign(document.createElement('h2'), { id: 'quick-search', textContent: say(locale, words.title) })
  const box = Object.assign(document.createElement('div'), { className: 'combobox mt-4' })
  const field = Object.assign(document.createElement('input'), { className: 'input', type: 'text', maxLength: 100, placeholder: say(locale, words.label) })
  field.setAttribute('aria-label', say(locale, words.label))
  const list = Object.assign(document.createElement('div'), { id: 'quick-search-list', className: 'combobox-list', hidden: true })
  list.setAttribute('role', 'listbox')
  list.setAttribute('aria-label', say(locale, words.title))
  const status = Object.assign(document.createElement('p'), { className: 'sr-only' })
  status.setAttribute('role', 'status')
  box.append(field, list, status)
  dialog.append(title, box)
  combobox(field, box, {
    find,
    nothing: say(locale, words.nothing),
    offered: (n) => say(locale, words.found, { n }),
    startsAtFirst: true,
    onChoose: ({ value }) => {
      dialog.close()
      location.assign(value!)
    },
  })
  dialog.addEventListener('click', (event) => event.target === dialog && dialog.close())
  dialog.addEventListener('close', () => dialog.remove())
  document.body.append(dialog)
  dialog.showModal()
}

async function find(typed: string, signal: AbortSignal): Promise<ComboboxOption[] | null> {
  const answer = await browserFetch(`/api/v1/quick_search?q=${encodeURIComponent(typed.toWellFormed())}`, { signal })
  if (!answer.ok) return null
  const { found } = ((await answer.json()) as { meta: { found: Found[] } }).meta
  return found.map(({ kind, label, note, href }) => ({ value: href, label, name: label, note: [kind, note].filter(Boolean).join(' · ') }))
}
