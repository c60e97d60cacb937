/**
 * `<organization-switcher>` around the menu in which one chooses for whom one acts: the field finds a name, the arrows go through
 * the names, Enter takes the first. Before it leaves a page on which something was typed it asks. It comes when the menu is opened.
 */
export class OrganizationSwitcher extends HTMLElement {
  #chooser: Promise<{ start(): void }> | null = null

  connectedCallback(): void {
    // It does not bubble.
    this.addEventListener('toggle', this, true)
  }

  handleEvent({ target }: Event): void {
    if (!(target as HTMLDetailsElement).open) return
    this.#chooser ??= import('./organization-chooser.ts').then(({ OrganizationChooser }) => new OrganizationChooser(this))
    // Without it the names can be pressed all the same; the next opening tries again.
    this.#chooser.then((chooser) => chooser.start()).catch(() => (this.#chooser = null))
  }
}
