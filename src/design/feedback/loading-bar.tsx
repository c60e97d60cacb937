/** The bar at the top while a page loads (`loading-bar.ts`). */
export function LoadingBar({ active = false, failed = false }: { active?: boolean; failed?: boolean }) {
  return <loading-bar className="loading-bar" data-state="idle" aria-hidden="true" {...(active && { active: '' })} {...(failed && { failed: '' })} />
}
