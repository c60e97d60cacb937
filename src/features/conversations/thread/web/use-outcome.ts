import { useState } from 'react'
import { useLocation } from 'react-router'
import type { MessageOutcome } from '#features/conversations/send/web/message-actions.ts'

type Outcome = MessageOutcome['message'] | undefined

/** What came of what was sent, until something else is: the router forgets it when the page is read anew, and there are news at any time. */
export function useOutcome(outcome: Outcome): Outcome {
  const { key } = useLocation()
  const [held, hold] = useState({ key, outcome })
  if (held.key !== key || (outcome && held.outcome !== outcome)) hold({ key, outcome })
  return outcome ?? (held.key === key ? held.outcome : undefined)
}
