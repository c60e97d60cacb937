import { startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { defineElements, elements } from '#src/browser/elements.ts'
import { hideHeaderOnScroll } from './shell/browser/hide-header.ts'
import { startFrame } from './shell/browser/start-frame.ts'
import { watchEarlyInput } from '#shell/browser/watch-early-input.ts'

const replayEarlyInput = watchEarlyInput()

/** Entry of the signed-in zone. Custom elements are defined after React has hydrated what the server rendered. */
startTransition(() => {
  hydrateRoot(
    document,
    <>
      <HydratedRouter />
      <AfterHydration />
    </>,
  )
})

function AfterHydration() {
  useEffect(() => {
    defineElements(elements)
    void import('#src/browser/signed-in-elements.ts').then(({ signedInElements }) => defineElements(signedInElements))
    startFrame()
    hideHeaderOnScroll()
    void import('#shell/browser/keys.ts').then(({ startKeys }) => startKeys())
    replayEarlyInput()
  }, [])
  return null
}
