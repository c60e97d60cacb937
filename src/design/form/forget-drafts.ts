/** Nothing of a person stays in a browser they have signed out of (`keep-draft.ts`). */
export function forgetDrafts(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith('draft ')) sessionStorage.removeItem(key)
}
