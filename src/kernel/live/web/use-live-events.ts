import { useEffect, useEffectEvent } from 'react'
import { useRevalidator } from 'react-router'

const hearers = new Set<() => void>()
let isStarted = false

/** Something may have changed, or when the page began that asks whether something has since. */
type Message = 'news' | number

/**
 * Calls `hear` whenever something may have changed for the person who is signed in. However many pages of the site are open,
 * one of them listens to the server and passes events to the others. Where a browser cannot elect one, each page listens for
 * itself.
 * @returns unsubscribes
 */
function subscribeToLiveEvents(hear: () => void): () => void {
  hearers.add(hear)
  if (!isStarted) start()
  return () => void hearers.delete(hear)
}

function start(): void {
  isStarted = true
  const tabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel('live') : null
  // oxlint-disable-next-line require-post-message-target-origin -- a channel of the site's own origin has none
  const post = (message: Message) => tabs?.postMessage(message)
  const tell = () => {
    for (const hear of hearers) hear()
  }
  let lastNews = 0
  tabs?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data === 'news') tell()
    else if (lastNews > data) post('news')
  })
  const lead = () =>
    listen(() => {
      lastNews = Date.now()
      tell()
      post('news')
    })
  // What happened between the reading of this page and now, the page that listens has heard.
  post(performance.timeOrigin)
  // The page that holds the lock listens, until it is closed; then the next one does.
  if (tabs && 'locks' in navigator) navigator.locks.request('live', () => new Promise<never>(lead)).catch(lead)
  else lead()
}

/** The browser reconnects by itself; after a refusal this tries again half a minute later. */
function listen(tell: () => void): void {
  const source = new EventSource('/door/api/v1/events')
  let wasOpen = false
  source.addEventListener('open', () => {
    // Events during a disconnection are not repeated, so listeners read again.
    if (wasOpen) tell()
    wasOpen = true
  })
  source.addEventListener('conversation', tell)
  source.addEventListener('help_match', tell)
  source.addEventListener('notification', tell)
  source.addEventListener('again', tell)
  source.addEventListener('error', () => {
    if (source.readyState !== EventSource.CLOSED) return
    setTimeout(() => {
      tell()
      listen(tell)
    }, 30_000)
  })
}

/** Calls `look` at each event; on a hidden page only once it becomes visible, so that pages nobody sees read nothing. */
export function useLiveEvents(look: () => void): void {
  const looks = useEffectEvent(look)
  useEffect(() => {
    let isWaiting = false
    const hear = () => {
      isWaiting = document.visibilityState !== 'visible'
      if (!isWaiting) looks()
    }
    const looksAgain = () => isWaiting && hear()
    document.addEventListener('visibilitychange', looksAgain)
    const stop = subscribeToLiveEvents(hear)
    return () => {
      document.removeEventListener('visibilitychange', looksAgain)
      stop()
    }
  }, [])
}

/** Reloads the page's data at each event. */
export function useLiveRevalidation(): void {
  const { revalidate } = useRevalidator()
  useLiveEvents(() => void revalidate())
}
