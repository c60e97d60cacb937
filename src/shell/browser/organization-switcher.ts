/**
 * `<organization-switcher>`: the menu in which a person chooses the organization to act for. The search field filters the
 * names, the arrow keys move through them, Enter takes the first. It asks before leaving a page with unsaved input. Its script
 * loads when the menu is opened.
 */
export class OrganizationSwitcher extends HTMLElement {
  #chooser: Promise<{ start(): void }> | null = null

  connectedCallback(): void {
    // Capture, because `toggle` does not bubble.
    this.addEventListener('toggle', this, true)
    // The menu opens without scripts, so it may stand open already.
    if (this.querySelector('details[open]')) this.#start()
  }

  handleEvent({ target }: Event): void {
    if ((target as HTMLDetailsElement).open) this.#start()
  }

  #start(): void {
    this.#chooser ??= import('./organization-chooser.ts').then(({ OrganizationChooser }) => new OrganizationChooser(this))
    // If loading fails the names work without it, and the next opening tries again.
    this.#chooser.then((chooser) => chooser.start()).catch(() => (this.#chooser = null))
  }
}
