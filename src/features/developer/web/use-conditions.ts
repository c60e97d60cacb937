import { useEffect } from 'react'

/** Defines the element that hides questions which do not apply: it is one of documents, and only these pages draw such questions here. */
export function useConditions(): void {
  useEffect(() => void import('./define-conditions.ts'), [])
}
