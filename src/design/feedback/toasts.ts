export type Toast = {
  message: string
  tone?: 'success' | 'danger' | 'info'
  action?: { label: string; onPress: () => void }
}

/** Spec §9, in ms; at most one toast at once. */
export const toastTime = 6000

type Shown = Toast & { id: number }

let shown: Shown | null = null
let count = 0
const listeners = new Set<() => void>()

function change(next: Shown | null) {
  shown = next
  for (const listener of listeners) listener()
}

/** Says something in passing; a newer toast takes the place of the last. In the browser only. */
export function showToast(toast: Toast | string): void {
  count += 1
  change({ ...(typeof toast === 'string' ? { message: toast } : toast), id: count })
}

export const hideToast = (): void => change(null)

/** For `useSyncExternalStore`. */
export const toasts = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  current: (): Shown | null => shown,
}
