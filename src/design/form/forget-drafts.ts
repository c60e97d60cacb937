/** Removes all drafts on sign-out, because the next user of this browser must not see them (`keep-draft.ts`). */
export function forgetDrafts(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith('draft ')) sessionStorage.removeItem(key)
}
