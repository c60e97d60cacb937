import { useSyncExternalStore } from 'react'

/** Whether script runs here: false on the server and while React takes its page over. */
export const useIsAwake = (): boolean =>
  useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
