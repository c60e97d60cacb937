import type { Toast } from './toast.ts'

/** Shows a toast, from any script of the page. */
export function showToast(text: string, tone: Toast['tone'] = 'success'): void {
  document.dispatchEvent(new CustomEvent<Toast>('toast', { detail: { id: crypto.randomUUID(), text, tone } }))
}
