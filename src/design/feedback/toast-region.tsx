import { useEffect, useState } from 'react'
import { IconButton } from '#design/button/button.tsx'
import { Icon } from '#design/icon/icon.tsx'
import type { Toast } from './toast.ts'
import { takenToast } from './taken-toast.ts'

const signs = { success: 'check-circle-fill', danger: 'warning-circle-fill', info: 'info-fill' } as const

/** Where toasts appear, once per page. React renders the first toast; after that the element owns its contents (`toast-region.ts`). */
export function ToastRegion({ toast, closeLabel }: { toast: Toast | null; closeLabel: string }) {
  const [first] = useState(toast)
  // Here and not by the server: of two loads of one page the answer of the first is thrown away, and its toast would never be seen.
  useEffect(() => {
    if (toast) document.cookie = takenToast
  }, [toast])
  return (
    <toast-region className="toast-region" role="status" data-close={closeLabel} toast={toast}>
      {first && <ToastCard toast={first} closeLabel={closeLabel} />}
    </toast-region>
  )
}

export function ToastCard({ toast: { text, tone }, closeLabel }: { toast: Pick<Toast, 'text' | 'tone'>; closeLabel: string }) {
  return (
    <div className={`toast toast-${tone}`}>
      <Icon name={signs[tone]} size={26} />
      <p>{text}</p>
      <IconButton icon="x" label={closeLabel} />
    </div>
  )
}
