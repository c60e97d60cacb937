/** Removes all drafts on sign-out, because the next user of this browser must not see them (`keep-draft.ts`). */
export function forgetDrafts(): void {
  for (const storage of [sessionStorage, localStorage]) for (const key of Object.keys(storage)) if (key.startsWith('draft ')) storage.removeItem(key)
}
