import { createContext, useContext, type ReactNode } from 'react'

const CenterName = createContext('')

/** Says to all below which center the page is of, so that words can call it by its name. */
export function CenterNameProvider({ name, children }: { name: string; children: ReactNode }) {
  return <CenterName.Provider value={name}>{children}</CenterName.Provider>
}

/** The name of the center that the page is of: “Harderwijk Helpt”. Empty outside of a page. */
export function useCenterName(): string {
  return useContext(CenterName)
}
