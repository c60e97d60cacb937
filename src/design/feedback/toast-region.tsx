import clsx from 'clsx'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { IconButton } from '#design/button/icon-button.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { hideToast, toasts, toastTime } from './toasts.ts'
import type { Toast } from './toasts.ts'

const signs = { success: 'check-circle-fill', danger: 'warning-circle-fill', info: 'info-fill' } as const

/** Where toasts appear: once a page, in the root. The clock stands still while the pointer or the focus is on it. */
export function ToastRegion({ closeLabel }: { closeLabel: string }) {
  const toast = useSyncExternalStore(toasts.subscribe, toasts.current, () => null)
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (!toast || held) return
    const timer = setTimeout(hideToast, toastTime)
    return () => clearTimeout(timer)
  }, [toast, held])
  return (
    <div
      className="toast-region"
      role="status"
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {toast && (
        <ToastCard
          key={toast.id}
          toast={toast}
          closeLabel={closeLabel}
          onClose={() => {
            setHeld(false)
            hideToast()
          }}
        />
      )}
    </div>
  )
}

export function ToastCard({ toast, closeLabel, onClose }: { toast: Toast; closeLabel: string; onClose: () => void }) {
  const { tone = 'success', action } = toast
  return (
    <div className={clsx('toast', tone !== 'success' && `toast-${tone}`)}>
      <Icon name={signs[tone]} size={26} />
      <p>{toast.message}</p>
      {action && (
        <button
          type="button"
          className="btn btn-quiet btn-sm"
          onClick={() => {
            action.onPress()
            onClose()
          }}
        >
          {action.label}
        </button>
      )}
      <IconButton icon="x" label={closeLabel} onClick={onClose} />
    </div>
  )
}
