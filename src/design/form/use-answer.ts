import { useState } from 'react'
import { useActionData, useLocation } from 'react-router'

/**
 * The answer of the page's action, until the next one or another address. React Router's `useActionData` forgets it whenever
 * the page's data is reloaded: a live event or an act in a list would wipe what stands at a field.
 */
export function useAnswer<Action = unknown>(): ReturnType<typeof useActionData<Action>> {
  const answer = useActionData<Action>()
  const { key } = useLocation()
  const [kept, keep] = useState({ key, answer })
  const isKept = answer === undefined && key === kept.key
  if (!isKept && (key !== kept.key || answer !== kept.answer)) keep({ key, answer })
  return isKept ? kept.answer : answer
}
