/** "nog 120 tekens" below a text that has a limit; the words for one and for several stand at the field. */
export function watchCounters(signal: AbortSignal): void {
  document.addEventListener(
    'input',
    ({ target }) => {
      if (!(target instanceof HTMLTextAreaElement) || target.maxLength < 0) return
      const counter = target.parentElement?.querySelector<HTMLElement>('.counter[data-several]')
      if (!counter) return
      const left = target.maxLength - target.value.length
      counter.textContent = left === 1 ? counter.dataset['one']! : counter.dataset['several']!.replace('2', String(left))
    },
    { signal },
  )
}
