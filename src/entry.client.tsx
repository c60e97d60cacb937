import { startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { defineElements } from './elements.ts'
import { startFrame } from './shell/browser/start-frame.ts'

/** The signed-in zone. Its elements are defined when React has taken over what the server wrote. */
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
    defineElements()
    startFrame()
  }, [])
  return null
}
