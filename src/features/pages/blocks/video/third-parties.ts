import { createContext, use } from 'react'

/** Whether the visitor consented to third parties: before that a page asks nothing of them. */
export const ThirdParties = createContext(false)
export const useThirdParties = (): boolean => use(ThirdParties)
