import { useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'

/** The button that sent a form of the router says so at once, for as long as the navigation takes. */
export function usePressedButton(): void {
  const { state } = useNavigation()
  const pressed = useRef<HTMLElement | null>(null)
  useEffect(() => {
    const remember = (event: Event) => (pressed.current = (event as SubmitEvent).submitter)
    document.addEventListener('submit', remember, true)
    return () => document.removeEventListener('submit', remember, true)
  }, [])
  useEffect(() => {
    const button = pressed.current
    if (state === 'idle') pressed.current = null
    // `submit-once` marks its own.
    else if (button && !button.closest('submit-once')) button.setAttribute('aria-busy', 'true')
    return () => {
      if (!button?.closest('submit-once')) button?.removeAttribute('aria-busy')
    }
  }, [state])
}
