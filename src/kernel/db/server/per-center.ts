/** A cache of one value for each center, read again after a change (architecture §1.12). */
export class PerCenter<T> {
  #known = new Map<string, Promise<T>>()

  /** The cached value, or what `read` returns now. */
  of(centerId: string, read: () => Promise<T>): Promise<T> {
    let known = this.#known.get(centerId)
    if (!known) {
      const reading = read()
      this.#known.set(centerId, reading)
      // Do not cache a failure: the database may be back for the next visitor.
      reading.catch(() => {
        if (this.#known.get(centerId) === reading) this.#known.delete(centerId)
      })
      known = reading
    }
    return known
  }

  /** Drops the value of one center, or of all with `*`. */
  drop(centerId: string): void {
    if (centerId === '*') this.#known.clear()
    else this.#known.delete(centerId)
  }
}
