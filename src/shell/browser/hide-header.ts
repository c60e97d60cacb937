/** A sticky header hides while scrolling down and returns while scrolling up (design §9). */
export function hideHeaderOnScroll(): void {
  let last = scrollY
  addEventListener(
    'scroll',
    () => {
      const moved = scrollY - last
      if (Math.abs(moved) < 8) return
      last = scrollY
      document.querySelector('.site-head.is-sticky')?.classList.toggle('is-away', moved > 0 && scrollY > 120)
    },
    { passive: true },
  )
}
