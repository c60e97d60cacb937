import { useEffect, useState } from 'react'
import { loadingTimes } from './loading-times.ts'

export type LoadingState = 'idle' | 'running' | 'done' | 'failed' | 'leaving'

/** The line at the top while a page is under way; its growth, `duration` long, is in the stylesheet. */
export function LoadingBar({ active, failed = false }: { active: boolean; failed?: boolean }) {
  const state = useLoadingState(active, failed)
  return <div className="loading-bar" data-state={state} aria-hidden="true" />
}

function useLoadingState(active: boolean, failed: boolean): LoadingState {
  const [state, setState] = useState<LoadingState>('idle')
  useEffect(() => {
    const [next, wait] = nextLoadingState(state, active, failed)
    if (next === state) return
    const timer = setTimeout(() => setState(next), wait)
    return () => clearTimeout(timer)
  }, [state, active, failed])
  return state
}

/** Which state follows, and after how many ms. */
export function nextLoadingState(state: LoadingState, active: boolean, failed: boolean): [LoadingState, number] {
  if (active) return state === 'running' ? [state, 0] : ['running', state === 'idle' ? loadingTimes.throttle : 0]
  if (state === 'running') return [failed ? 'failed' : 'done', 0]
  if (state === 'done' || state === 'failed') return ['leaving', loadingTimes.hideDelay]
  return ['idle', loadingTimes.resetDelay]
}
