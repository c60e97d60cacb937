import { useEffect, useId, useState, useSyncExternalStore } from 'react'
import { Checkbox } from '#design/choice/checkbox.tsx'
import { Button } from '#design/button/button.tsx'
import { Dialog } from '#design/overlay/dialog.tsx'
import { queueWords as words } from '#features/lists/queue-words.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'

/** The keys of a queue, in the order of their card. A, R and Q press the button that has them (`RowAction.hotkey`). */
const keys = [
  { key: 'J', label: words.keyNext },
  { key: 'K', label: words.keyPrevious },
  { key: 'A', label: words.keyApprove },
  { key: 'R', label: words.keyRefuse },
  { key: 'Q', label: words.keyAsk },
  { key: 'Enter', label: words.keyOpen },
  { key: 'Ctrl Z', label: words.keyUndo },
  { key: 'Ctrl Enter', label: words.keySend },
  { key: '?', label: words.keyCard },
] as const

/** Single keys can be switched off in this browser: speech input and a slip of the hand press them too (WCAG 2.1.4). */
const place = 'queue-keys'
const changed = new Set<() => void>()
const isOn = () => {
  try {
    return localStorage.getItem(place) !== 'off'
  } catch {
    return true // storage is blocked
  }
}
function switchKeys(on: boolean): void {
  try {
    if (on) localStorage.removeItem(place)
    else localStorage.setItem(place, 'off')
  } catch {
    return
  }
  for (const tell of changed) tell()
}
const useAreKeysOn = () =>
  useSyncExternalStore(
    (tell) => {
      changed.add(tell)
      return () => changed.delete(tell)
    },
    isOn,
    () => true,
  )

type Ways = { next: (() => void) | undefined; previous: (() => void) | undefined; /** The page of the open item. */ open: (() => void) | undefined }

/** Whether a key press is meant for what has the focus: text is typed, or the page behind an open dialog is out of reach. */
const isTaken = ({ target }: KeyboardEvent) =>
  document.querySelector('dialog:modal') !== null || (target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null)

/** The keys of a queue, and the button that shows their card. Only for who has a keyboard: hidden on a small screen. */
export function QueueKeys({ next, previous, open }: Ways) {
  const t = useT()
  const [isShown, setShown] = useState(false)
  const areOn = useAreKeysOn()
  const id = useId()
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, repeat, isComposing, defaultPrevented, target } = event
      if (ctrlKey || metaKey || altKey || isComposing || defaultPrevented || isTaken(event)) return
      if (key === '?') setShown(true)
      else if (!areOn || repeat) return
      else if (key === 'Enter') {
        if (target instanceof Element && target.closest('a, button, summary, label')) return
        open?.()
      } else if (key.toLowerCase() === 'j') next?.()
      else if (key.toLowerCase() === 'k') previous?.()
      else if (/^[arq]$/i.test(key)) document.querySelector<HTMLElement>(`.approve-decision [data-hotkey=${key.toLowerCase()}]`)?.click()
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [next, previous, open, areOn])
  return (
    <>
      <Button type="button" variant="quiet" size="small" className="queue-keys max-lg:hidden" aria-keyshortcuts="?" onClick={() => setShown(true)}>
        {t(words.keys)} <kbd aria-hidden="true">?</kbd>
      </Button>
      <Dialog
        open={isShown}
        onClose={() => setShown(false)}
        title={t(words.keys)}
        actions={
          <Button type="button" variant="second" onClick={() => setShown(false)}>
            {t(words.keysClose)}
          </Button>
        }
      >
        <dl className="key-card">
          {keys.map(({ key, label }) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{t(label)}</dd>
            </div>
          ))}
        </dl>
        <div className="mt-4">
          <Checkbox id={id} name="keys" checked={areOn} onChange={({ currentTarget }) => switchKeys(currentTarget.checked)} label={t(words.keysOn)} />
        </div>
      </Dialog>
    </>
  )
}
