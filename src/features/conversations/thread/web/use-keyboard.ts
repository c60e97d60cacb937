import { useEffect } from 'react'

/** Less than this the window of a phone changes by itself: its address bar comes and goes. */
const least = 120

/** Tells the styles how much of the window the keyboard of a phone covers (`--keyboard`), so that what one writes and what was said last stay in view. */
export function useKeyboard(): void {
  useEffect(() => {
    const seen = window.visualViewport
    if (!seen) return undefined
    const root = document.documentElement
    const follow = () => {
      // Enlarged with two fingers one sees less of it, too.
      const covered = Math.round(innerHeight - seen.height * seen.scale)
      const isOpen = covered > least
      if (isOpen === root.hasAttribute('data-keyboard') && root.style.getPropertyValue('--keyboard') === `${covered}px`) return
      root.toggleAttribute('data-keyboard', isOpen)
      if (isOpen) root.style.setProperty('--keyboard', `${covered}px`)
      else root.style.removeProperty('--keyboard')
      const field = document.activeElement
      if (isOpen && field?.matches('.composer textarea')) field.scrollIntoView({ block: 'nearest' })
    }
    seen.addEventListener('resize', follow)
    return () => {
      seen.removeEventListener('resize', follow)
      root.removeAttribute('data-keyboard')
      root.style.removeProperty('--keyboard')
    }
  }, [])
}
