/** What is read once for each center and again when it changed (architecture §1.12). */
export class PerCenter<T> {
  #known = new Map<string, Promise<T>>()

  /** As it is known, or as `read` finds it now. */
  of(centerId: string, read: () => Promise<T>): Promise<T> {
    let known = this.#known.get(centerId)
    if (!known) {
      const reading = read()
      this.#known.set(centerId, reading)
      // A database that is away now may answer the next visitor.
      reading.catch(() => {
        if (this.#known.get(centerId) === reading) this.#known.delete(centerId)
      })
      known = reading
    }
    return known
  }

  /** Forgets one center, or all with `*`. */
  drop(centerId: string): void {
    if (centerId === '*') this.#known.clear()
    else this.#known.delete(centerId)
  }
}
